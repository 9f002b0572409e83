extension EffectRunner {
  /// Starts an effect beside others with its key, drops it, or queues it, according to the policy.
  func admit(_ effect: Effect<Action>, _ policy: EffectPolicy, by token: EffectToken, at place: EffectPlace) {
    let place = withoutKey(place, nil)
    let key = EffectKey(owners: place.owners, token: token)
    // An effect that contains this one may have the same key.
    let others = running.ids(of: key).filter { other in
      place.parent.map { !running.areRelated(other, $0) } ?? true
    }
    if policy == .first, !others.isEmpty { return }
    let id = running.add(partOf: place.parent, key: key)
    unsettled.append(id)
    guard policy == .queue else { return start(effect, at: inside(id, place)) }
    // Effects that were started with another policy are waited for, too.
    for other in others where !queues.contains(other) { queues.append(other, to: key) }
    queues.append(id, to: key)
    plans[id] = .queued(effect, inside(id, place))
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
