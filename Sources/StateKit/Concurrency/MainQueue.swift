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

  /// Whether the caller is on the main queue; true where that cannot be found out. Unlike
  /// `MainActor.preconditionIsolated`, it does not stop the process, so that the caller can stop it with a message.
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
