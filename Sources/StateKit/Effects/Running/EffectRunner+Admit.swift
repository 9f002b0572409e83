extension EffectRunner {
  /// Starts an effect beside others with its key, or leaves it out, or lets it wait.
  func admit(_ effect: Effect<Action>, _ policy: EffectPolicy, by token: EffectToken, at place: EffectPlace) {
    let place = withoutKey(place, nil)
    let key = EffectKey(owners: place.owners, token: token)
    // What it is a part of may have the same key.
    let others = running.ids(of: key).filter { other in
      place.parent.map { !running.areRelated(other, $0) } ?? true
    }
    if policy == .first, !others.isEmpty { return }
    let id = running.add(partOf: place.parent, key: key)
    unsettled.append(id)
    guard policy == .queue else { return start(effect, at: inside(id, place)) }
    // Those that came with another policy are waited for, too.
    for other in others where !queues.contains(other) { queues.append(other, to: key) }
    queues.append(id, to: key)
    plans[id] = .queued(effect, inside(id, place))
  }

  /// Starts one that waited, if it is its turn.
  func takeTurn(_ id: Int) -> Bool {
    guard queues.isFirst(id), case .queued(let effect, let place) = plans[id] else { return false }
    // All that waits for a child goes with it, and the child's going is told to one after the other.
    if let gone = boundToGone(id) {
      cancel(gone)
      return false
    }
    plans[id] = nil
    start(effect, at: place)
    return true
  }
}
