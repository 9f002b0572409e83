extension EffectRunner {
  /// Starts an effect beside others with its key, drops it, or queues it, according to the policy.
  ///
  /// - Parameter other: The effect that starts in place of one that is dropped.
  func admit(
    _ effect: Effect<Action>,
    _ policy: EffectPolicy,
    by token: EffectToken,
    otherwise other: Effect<Action>,
    at place: EffectPlace
  ) {
    let place = withoutKey(place, nil)
    let key = PolicyKey(owners: place.owners, token: token)
    // An effect that contains this one may have the same key.
    var others = running.ids(of: key).filter { other in
      place.parent.map { !running.areRelated(other, $0) } ?? true
    }
    if policy == .first, others.contains(where: { !endsWithThisAction($0) }) {
      return start(other, at: place)
    }
    if policy == .again {
      for other in others where isQueued(other) { cancel(other, as: .replaced) }
      others.removeAll { !running.contains($0) }
    }
    let id = add(at: place, key: key)
    unsettled.append(id)
    guard policy == .queue || policy == .again else { return start(effect, at: inside(id, place)) }
    // Effects that were started with another policy are waited for, too.
    for other in others where !queues.contains(other) { queues.append(other, to: key) }
    queues.append(id, to: key)
    plans[id] = .queued(effect, inside(id, place))
  }

  /// Whether the action that the store is handling is the last one of the effect.
  private func endsWithThisAction(_ id: Int) -> Bool {
    var ended = ending
    while let part = ended, part != id {
      ended = running.wholeOfOnlyPart(part).flatMap { hasNext($0) ? nil : $0 }
    }
    return ended == id
  }

  private func hasNext(_ id: Int) -> Bool {
    switch plans[id] {
    case .bound, nil: false
    case .concatenated(let rest, _): !rest.isEmpty
    case .held, .throttled, .delayed, .queued, .sent, .open, .owing: true
    }
  }

  private func isQueued(_ id: Int) -> Bool {
    if case .queued = plans[id] { true } else { false }
  }

  /// Starts a queued effect if it is the first in its queue.
  func takeTurn(_ id: Int) -> Bool {
    guard queues.isFirst(id), case .queued(let effect, let place) = plans[id] else { return false }
    // If a child was removed, all effects that wait for it end with it, but they are notified one after the other.
    if let gone = boundToGone(id) {
      cancel(gone)
      return false
    }
    plans[id] = nil
    start(effect, at: place)
    return true
  }
}
