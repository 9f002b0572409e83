/// What was added to a registry, to be removed again.
///
///     let registration = store.sideEffects.addBeforeReducers { (action: BananaAction) in … }
///     registration.cancel()
///
/// It may be dropped: then what was added stays. See `cancelOnRelease()`.
public final class Registration: Sendable {
  private struct Ending {
    var end: (@Sendable () -> Void)?
    var isOnRelease = false
  }

  private let ending: Lock<Ending>

  init(_ end: @escaping @Sendable () -> Void) {
    self.ending = Lock(Ending(end: end))
  }

  /// Removes it from the registry, and nothing else; it is not called again, not even for an action that is being
  /// handled. Further calls do nothing. Any thread may call it.
  public func cancel() {
    let end = ending.withLock { ending in
      defer { ending.end = nil }
      return ending.end
    }
    end?()
  }

  /// From now on it is also removed when the last reference to this registration is released.
  ///
  ///     private let registration: Registration
  ///     registration = registry.addAfterReducers { (action: BananaAction) in … }.cancelOnRelease()
  ///
  /// - Returns: The registration, to be kept.
  public func cancelOnRelease() -> Registration {
    ending.withLock { $0.isOnRelease = true }
    return self
  }

  deinit {
    if ending.withLock({ $0.isOnRelease }) { cancel() }
  }
}
