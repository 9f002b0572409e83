/// Tells whether a part of the state that may be removed is present, for the effects that end with it.
struct EffectPresence: Sendable {
  let isPresent: @MainActor @Sendable () -> Bool
  /// Calls back whenever the part may have been removed; nil once the store is gone.
  let watch: @MainActor @Sendable (_ body: @escaping Subscribers.Body) -> Subscription?
}

extension Effect {
  /// Binds the effect to a part of the state that may be removed: the effect ends when the part is removed.
  ///
  /// If the part is already gone when the effect starts, the action that returned the effect removed it. Then
  /// `fireAndForget` runs to its end, and an effect that could send an action does not start.
  func bound(to presence: EffectPresence) -> Effect {
    switch operation {
    case .nothing, .cancel: self
    case .merge(let effects): Effect(.merge(effects.map { $0.bound(to: presence) }))
    case .owned(let owner, let effect): Effect(.owned(by: owner, effect.bound(to: presence)))
    default: Effect(.bound(to: presence, self))
    }
  }

  /// Whether the effect can never send an action.
  fileprivate var isSilent: Bool {
    switch operation {
    case .nothing, .cancel, .fireAndForget: true
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isSilent)
    case .keyed(_, let effect), .admitted(_, _, let effect), .owned(_, let effect), .bound(_, let effect),
      .delayed(_, let effect), .throttled(_, let effect):
      effect.isSilent
    case .deferred, .run, .callback, .made: false
    }
  }

  /// Whether the effect is over at once, so that there is nothing to end later.
  fileprivate var isMomentary: Bool {
    switch operation {
    case .deferred: true
    case .owned(_, let effect), .bound(_, let effect): effect.isMomentary
    default: false
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
    guard presence.isPresent() else {
      if effect.isSilent { start(effect, at: apart(from: place), hold: hold) }
      return
    }
    if effect.isMomentary && place.isFree && hold == nil {
      return start(effect, at: place.wanted(if: presence.isPresent))
    }
    let id = add(at: place, hold)
    plans[id] = .bound(to: presence)
    let subscription = presence.watch { [weak self] in
      if !presence.isPresent() { self?.endBound(id) }
    }
    // Kept exactly as long as the effect runs.
    if let subscription { cancellations.add(id) { subscription.cancel() } }
    start(effect, at: inside(id, place), hold: hold)
    unsettled.append(id)
  }

  private func endBound(_ id: Int) {
    cancel(id)
    settle()
  }

  /// The innermost effect that contains this one and is bound to a removed part of the state; nil if there is none.
  func boundToGone(_ id: Int) -> Int? {
    running.path(to: id).first { id in
      if case .bound(let presence) = plans[id] { return !presence.isPresent() }
      return false
    }
  }

  /// The place of an effect that outlives the part of the state that it came from. Later effects of that part neither
  /// end nor replace it, nor wait for it.
  private func apart(from place: EffectPlace) -> EffectPlace {
    let parent = place.parent.flatMap { parent in
      running.path(to: parent).first { id in
        if case .bound = plans[id] { return false }
        return true
      }
    }
    return EffectPlace(
      source: place.source,
      owners: place.owners + [EffectToken(EffectOwner())],
      parent: parent,
      link: place.link
    )
  }
}
