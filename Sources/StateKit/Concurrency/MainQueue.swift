#if canImport(Dispatch)
private import Dispatch
#endif

/// The queue that the main actor works on.
enum MainQueue {
  #if canImport(Dispatch)
  private nonisolated(unsafe) static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
  #endif

  /// Whether the caller is on it. It only asks, where `MainActor.preconditionIsolated` ends the process in the system's library,
  /// without a sentence. True where nothing is known.
  static var isCurrent: Bool {
    #if canImport(Dispatch)
    DispatchQueue.getSpecific(key: key) != nil
    #else
    true
    #endif
  }
}
