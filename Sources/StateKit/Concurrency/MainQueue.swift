#if canImport(Darwin)
private import Darwin
#elseif canImport(Dispatch)
private import Dispatch
#endif

/// The queue that the main actor works on.
enum MainQueue {
  #if canImport(Dispatch) && !canImport(Darwin)
  private struct Key: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()
  }

  private static let key = {
    let key = Key()
    DispatchQueue.main.setSpecific(key: key.key, value: ())
    return key
  }()
  #endif

  /// Whether the caller is on it. It only asks, where `MainActor.preconditionIsolated` ends the process in the system's library,
  /// without a sentence. True where nothing is known.
  static var isCurrent: Bool {
    #if canImport(Darwin)
    pthread_main_np() != 0
    #elseif canImport(Dispatch)
    DispatchQueue.getSpecific(key: key.key) != nil
    #else
    true
    #endif
  }
}
