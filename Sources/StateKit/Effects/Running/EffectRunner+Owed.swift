extension EffectRunner {
  /// Starts an effect that owes an action: it is sent if the effect ends without a last action of its own.
  func start(
    _ effect: Effect<Action>,
    owing action: Action,
    from source: ActionSource,
    at place: EffectPlace,
    _ hold: EffectHold?
  ) {
    let id = add(at: place, hold)
    plans[id] = .owing(action, source, send(for: id, at: place))
    start(effect, at: inside(id, place), hold: hold)
    unsettled.append(id)
  }

  /// Notes that the action that is handled next is the last one of an effect, so that the effect around it no longer
  /// owes one.
  func noteLastAction(of id: Int) {
    for whole in running.path(to: id) {
      if case .owing = plans[whole] { return plans[whole] = nil }
    }
  }

  /// Sends the action that an effect owes, as its last one.
  func pay(_ id: Int) {
    guard running.parts(of: id).isEmpty, case .owing(let action, let source, let send) = plans[id] else {
      return
    }
    plans[id] = .sent(currentAction.turn)
    due.append { send.last(action, from: source, isolation: MainActor.shared) }
  }

  /// Cancels an effect, except for the actions that it owes: it ends after they are handled.
  func stop(_ id: Int) {
    guard owes(id) else { return cancel(id) }
    let parts = running.parts(of: id).sorted()
    if case .owing = plans[id] {
      for part in parts { cancel(part) }
      unsettled.append(id)
    } else {
      for part in parts { stop(part) }
    }
  }

  private func owes(_ id: Int) -> Bool {
    if case .owing = plans[id] { return true }
    return running.parts(of: id).contains(where: owes)
  }
}
