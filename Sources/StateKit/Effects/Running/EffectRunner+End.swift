extension EffectRunner {
  /// Continues with an effect that is new or whose parts have ended.
  func goOn(_ id: Int, hold: EffectHold? = nil) {
    switch plans[id] {
    case .held, .sent, .open: return
    case .owing: return pay(id)
    case .delayed(let pause, let held): goOn(id, after: pause, held)
    case .concatenated: startNext(id, hold)
    case .queued: if !takeTurn(id) { return }
    case .throttled, .bound, nil: break
    }
    if running.parts(of: id).isEmpty { remove(id) }
  }

  private func goOn(_ id: Int, after pause: Int, _ hold: EffectHold) {
    if !running.contains(pause) {
      plans[id] = nil
      release(hold)
    } else if running.parts(of: id) == [pause] {
      cancel(pause)
    }
  }

  private func startNext(_ id: Int, _ hold: EffectHold?) {
    while running.parts(of: id).isEmpty, case .concatenated(var rest, let place) = plans[id] {
      // Removed first, because changing it in place would copy the array.
      plans[id] = nil
      guard let next = rest.popLast() else { return }
      plans[id] = .concatenated(rest, place)
      start(next, at: place, hold: hold)
    }
  }

  func cancel(_ id: Int, as kind: EffectEvent.Kind = .cancelled) {
    for cancel in remove(id, as: kind) { cancel() }
  }

  func cancel(_ key: PolicyKey) {
    for id in running.ids(of: key) { cancel(id) }
  }

  func cancelAll() {
    for id in running.ids.sorted() { cancel(id) }
    settle()
  }

  /// - Parameter newID: The effect that replaces the others. Effects that contain it may have the same key, and stay.
  func replace(_ key: PolicyKey, by newID: Int?) {
    for id in running.ids(of: key) {
      if let newID, running.areRelated(id, newID) { continue }
      cancel(id, as: .replaced)
    }
  }

  /// - Returns: The functions that cancel the removed effects: the effect and all its parts.
  @discardableResult
  func remove(_ id: Int, as kind: EffectEvent.Kind = .ended) -> [@Sendable () -> Void] {
    let (removed, parent) = running.remove(id)
    if currentAction.timeline.onEffectEvent != nil {
      for id in removed { tell(id == removed.first ? kind : .cancelled, of: id) }
    }
    if let parent { unsettled.append(parent) } else if !runs.isEmpty { leaveRuns(id) }
    if !lasting.isEmpty { lasting.subtract(removed) }
    return removed.compactMap { id in
      plans[id] = nil
      if let next = queues.remove(id) { unsettled.append(next) }
      return cancellations.remove(id)
    }
  }
}
