/// The functions that a debugger needs for a running store.
extension Store {
  /// The numbers of the actions, and the events of effects.
  package var timeline: Timeline { currentAction.timeline }

  /// Reads the state, as middleware does.
  package var reader: StateReader<State> { _viewpoint.reader }

  /// Keeps all actions back, even those of effects, until `release`. Actions are not handled meanwhile, so that effects
  /// do not start and side effects are not called.
  ///
  /// - Returns: False while an action is being handled, when this is not possible.
  package func hold() -> Bool {
    if isHeld { return true }
    guard !isHandling else { return false }
    isHeld = true
    isHandling = true
    return true
  }

  /// Whether actions are kept back.
  package var isHolding: Bool { isHeld }

  /// The number of actions that are kept back.
  package var heldCount: Int {
    takeMail()
    return waiting.lazy.filter(\.isAction).count
  }

  /// Shows another state to all readers and subscribers, without starting or ending effects and requests.
  package func show(_ state: State) {
    storage.change { $0 = state }
    var touched = TouchedDomains(domainCount: domainCount)
    touched.markAll()
    subscribers.notify(touched)
  }

  /// Handles the actions that were kept back.
  package func release() {
    guard isHeld else { return }
    endHold()
    handleMail()
  }

  /// Continues from the state that is shown: ends all effects, drops the actions that were kept back, and starts what a store
  /// starts that begins with this state.
  package func goOn() {
    guard isHeld else { return }
    effects.cancelAll()
    dropHeldActions()
    declaredEffects.forgetAll()
    if invariants != nil { reportBrokenInvariants() }
    endHold()
    handleWaiting {
      if declaredEffects.hasTriggers { beginState() }
    }
  }

  /// Drops actions, but keeps the messages that end runs, because these ends are awaited.
  private func dropHeldActions() {
    takeMail()
    for _ in 0..<waiting.count {
      if let message = waiting.popFirst(), !message.isAction { waiting.append(message) }
    }
  }

  private func endHold() {
    isHeld = false
    isHandling = false
  }
}
