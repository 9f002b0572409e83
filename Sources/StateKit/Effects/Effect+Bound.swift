/// Whether a part of the state that may go is there, for the effects that end with it.
struct EffectPresence: Sendable {
  let isPresent: @MainActor @Sendable () -> Bool
  /// Calls back whenever the part may have gone; nil where nobody tells.
  let watch: @MainActor @Sendable (_ body: @escaping Subscribers.Body) -> Subscription?
}

extension Effect {
  /// The effect, ended when a part of the state goes, and not begun where it is not there any more.
  ///
  /// What it gives at once is no matter of time, and stays as it is.
  func bound(to presence: EffectPresence) -> Effect {
    switch operation {
    case .nothing, .deferred, .cancel: self
    case .merge(let effects): Effect(.merge(effects.map { $0.bound(to: presence) }))
    case .owned(let owner, let effect): Effect(.owned(by: owner, effect.bound(to: presence)))
    default: Effect(.bound(to: presence, self))
    }
  }
}

extension EffectRunner {
  func start(
    _ effect: Effect<Action>,
    boundTo presence: EffectPresence,
    at place: EffectPlace,
    _ hold: EffectHold?
  ) {
    guard presence.isPresent() else { return }
    let id = add(at: place, hold)
    let subscription = presence.watch { [weak self] in
      if !presence.isPresent() { self?.endBound(id) }
    }
    // Kept as long as the effect runs, and no longer.
    if let subscription { cancellations.add(id) { subscription.cancel() } }
    start(effect, at: inside(id, place), hold: hold)
    unsettled.append(id)
  }

  private func endBound(_ id: Int) {
    cancel(id)
    settle()
  }
}
