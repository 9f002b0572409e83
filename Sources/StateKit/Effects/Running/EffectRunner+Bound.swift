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

  /// The innermost effect that contains this one and is bound to a removed part of the state; nil without one.
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
