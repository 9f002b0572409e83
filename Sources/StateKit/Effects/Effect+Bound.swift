/// Whether a part of the state that may go is there, for the effects that end with it.
struct EffectPresence: Sendable {
  let isPresent: @MainActor @Sendable () -> Bool
  /// Calls back whenever the part may have gone; nil once the store is gone.
  let watch: @MainActor @Sendable (_ body: @escaping Subscribers.Body) -> Subscription?
}

extension Effect {
  /// The effect of a part of the state that may go: it ends when the part goes.
  ///
  /// Where the part is not there any more when the effect starts, it went with the action that the effect answers. Then
  /// `fireAndForget` runs to its end, and an effect that could give an action does not start.
  func bound(to presence: EffectPresence) -> Effect {
    switch operation {
    case .nothing, .cancel: self
    case .merge(let effects): Effect(.merge(effects.map { $0.bound(to: presence) }))
    case .owned(let owner, let effect): Effect(.owned(by: owner, effect.bound(to: presence)))
    default: Effect(.bound(to: presence, self))
    }
  }

  /// Whether it cannot give an action, whatever happens.
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

  /// Whether it is over at once, so that there is nothing to end later.
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
    // Kept as long as the effect runs, and no longer.
    if let subscription { cancellations.add(id) { subscription.cancel() } }
    start(effect, at: inside(id, place), hold: hold)
    unsettled.append(id)
  }

  private func endBound(_ id: Int) {
    cancel(id)
    settle()
  }

  /// The effect that ends with a part of the state and that another one is a part of, if that part of the state went.
  func boundToGone(_ id: Int) -> Int? {
    running.path(to: id).first { id in
      if case .bound(let presence) = plans[id] { return !presence.isPresent() }
      return false
    }
  }

  /// The place of an effect that outlives the part of the state that it came from: what comes there next neither ends
  /// nor replaces it, nor waits for it.
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
