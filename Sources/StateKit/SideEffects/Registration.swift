/// What was added to a registry, to be removed again.
///
///     let registration = store.sideEffects.addBeforeReducers { (action: BananaAction) in … }
///     registration.cancel()
///
/// It may be dropped: then what was added stays. See `cancelOnRelease(endingWork:)`.
public final class Registration: Sendable {
  private struct Ending {
    var end: (@Sendable () -> Void)?
    var isOnRelease = false
    var endsWorkOnRelease = false
  }

  private let ending: Lock<Ending>
  private let work: SuppliedWork?

  /// - Parameter work: What was registered for declared effects does this at the moment.
  init(ofWork work: SuppliedWork? = nil, _ end: @escaping @Sendable () -> Void) {
    self.ending = Lock(Ending(end: end))
    self.work = work
  }

  /// Removes it from the registry, and nothing else; it is not called again, not even for an action that is being
  /// handled. What it has begun goes on: the tasks of a side effect, the requests and effects that run by closures
  /// that were registered for them, whose answers still come. Further calls do nothing. Any thread may call it.
  public func cancel() {
    let end = ending.withLock { ending in
      defer { ending.end = nil }
      return ending.end
    }
    end?()
  }

  /// Removes it from the registry, and may end what it does at the moment.
  ///
  ///     let registration = store.sideEffects.register(SyncEffects(upload: account.upload))
  ///     registration.cancel(endingWork: true)  // the account is gone, and so are its uploads
  ///
  /// What closures for declared requests and effects do now, in any store that uses the registry, is ended: their tasks
  /// are cancelled, what they still give is dropped, and what waits in a queue for its turn does not begin. No action
  /// comes of it: a request that was to fill a `Loadable` leaves it loading, while an `until` action gives it up.
  ///
  /// It may be called after `cancel()` as well. What a side effect has started is not known to the registry, and goes
  /// on. Any thread may call it.
  ///
  /// - Parameter endingWork: Whether to end it; `cancel(endingWork: false)` is `cancel()`.
  public func cancel(endingWork: Bool) {
    cancel()
    if endingWork { work?.end() }
  }

  /// From now on it is also removed when the last reference to this registration is released.
  ///
  ///     private let registration: Registration
  ///     registration = registry.addAfterReducers { (action: BananaAction) in … }.cancelOnRelease()
  ///
  /// - Parameter endingWork: Whether what it does at the moment is ended then, as by `cancel(endingWork:)`.
  /// - Returns: The registration, to be kept.
  public func cancelOnRelease(endingWork: Bool = false) -> Registration {
    ending.withLock { ending in
      ending.isOnRelease = true
      ending.endsWorkOnRelease = endingWork
    }
    return self
  }

  deinit {
    let (isOnRelease, endsWork) = ending.withLock { ($0.isOnRelease, $0.endsWorkOnRelease) }
    if isOnRelease { cancel(endingWork: endsWork) }
  }
}
