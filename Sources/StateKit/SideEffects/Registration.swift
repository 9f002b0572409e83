/// An entry of a registry, which can be removed.
///
///     let registration = store.sideEffects.addBeforeReducers { (action: BananaAction) in … }
///     registration.cancel()
///
/// Releasing a registration does not remove the entry; see `cancelOnRelease(endingWork:)`.
public final class Registration: Sendable {
  private struct Ending {
    var end: (@Sendable () -> Void)?
    var isOnRelease = false
    var endsWorkOnRelease = false
  }

  private let ending: Lock<Ending>
  private let work: [SuppliedWork]

  /// - Parameter work: The running work of closures for declared effects, if the entry supplies them.
  init(ofWork work: [SuppliedWork] = [], _ end: @escaping @Sendable () -> Void) {
    self.ending = Lock(Ending(end: end))
    self.work = work
  }

  /// One registration for several entries.
  convenience init(of registrations: [Registration]) {
    self.init(ofWork: registrations.flatMap(\.work)) {
      for registration in registrations { registration.cancel() }
    }
  }

  /// Removes the entry from the registry; it is not called again, not even for the action that is being handled. Work
  /// that it has started continues and still sends its actions: the tasks of a side effect, and the requests and
  /// effects of supplied closures. Further calls have no effect. Any thread may call it.
  public func cancel() {
    let end = ending.withLock { ending in
      defer { ending.end = nil }
      return ending.end
    }
    end?()
  }

  /// Removes the entry from the registry, and optionally ends its running work.
  ///
  ///     let registration = store.sideEffects.register(SyncEffects(upload: account.upload))
  ///     registration.cancel(endingWork: true)  // the account is gone, and so are its uploads
  ///
  /// With `endingWork`, the declared requests and effects that use the entry's closures end, in all stores that use the
  /// registry: their tasks are cancelled, their later actions are dropped, and work that waits does not begin. A
  /// request that fills a `Loadable` sends its `cancelled`, which resets the `Loadable`.
  ///
  /// It may also be called after `cancel()`. The registry does not know the tasks that a side effect has started, so
  /// they continue. Any thread may call it.
  ///
  /// - Parameter endingWork: Whether to end the running work; `cancel(endingWork: false)` is `cancel()`.
  public func cancel(endingWork: Bool) {
    cancel()
    if endingWork { for work in work { work.end() } }
  }

  /// Also removes the entry when the last reference to this registration is released.
  ///
  ///     private let registration: Registration
  ///     registration = registry.addAfterReducers { (action: BananaAction) in … }.cancelOnRelease()
  ///
  /// - Parameter endingWork: Whether its running work ends then, as by `cancel(endingWork:)`.
  /// - Returns: The registration, to be stored.
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
