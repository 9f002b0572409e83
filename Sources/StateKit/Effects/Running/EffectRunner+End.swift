extension EffectRunner {
  /// Does what is next for an effect, now that it is new or some of its parts have ended.
  func goOn(_ id: Int, hold: EffectHold? = nil) {
    switch plans[id] {
    case .held, .sent: return
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
      // Taken out, or taking one off the end would copy the others.
      plans[id] = nil
      guard let next = rest.popLast() else { return }
      plans[id] = .concatenated(rest, place)
      start(next, at: place, hold: hold)
    }
  }

  func cancel(_ id: Int) {
    for cancel in remove(id) { cancel() }
  }

  func cancel(_ key: EffectKey) {
    for id in running.ids(of: key) { cancel(id) }
  }

  func cancelAll() {
    for id in running.ids.sorted() { cancel(id) }
    settle()
  }

  /// - Parameter newID: What replaces the others. What it is a part of may have the same key, and stays.
  func replace(_ key: EffectKey, by newID: Int?) {
    for id in running.ids(of: key) {
      if let newID, running.areRelated(id, newID) { continue }
      cancel(id)
    }
  }

  /// - Returns: What cancels those that were removed: the effect and all its parts.
  @discardableResult
  func remove(_ id: Int) -> [@Sendable () -> Void] {
    let (removed, parent) = running.remove(id)
    if let parent { unsettled.append(parent) }
    return removed.compactMap { id in
      plans[id] = nil
      if let next = queues.remove(id) { unsettled.append(next) }
      return cancellations.remove(id)
    }
  }
}
