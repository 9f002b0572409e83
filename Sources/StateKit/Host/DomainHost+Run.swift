extension DomainHost {
  /// Dispatches the actions that the turns since the last call derived, and starts and ends their requests and effects.
  ///
  /// Call it after the store's reducers; its order is that of a `Store`. A call from inside, by the store's dispatch,
  /// leaves the derived actions to the outer call.
  ///
  /// It traps outside of the main actor, although a function without isolation may call it.
  public func run(isolation: isolated (any Actor)? = #isolation) {
    checkIsolation(isolation)
    if stage != .busy && waiting.isEmpty && !mailbox.hasMessages {
      stage = .atRest
      return
    }
    isRunByStore = true
    runIsolated(self)
  }

  func runNow() {
    latest.forget()
    if isInTurn { return }
    if running.hasTriggers { beginTriggers() }
    if !turns.isEmpty { runTurns() }
    if !ending.isEmpty { endEffects() }
    if !isRunning && (!waiting.isEmpty || mailbox.hasMessages) { handleWaiting() }
    if awaited != nil { resumeAwaited() }
    if isWatched { tellProgress() }
    checkRest()
  }

  /// Whether a turn leaves work for `run`.
  func isNeeded(_ turn: Turn) -> Bool {
    !turn.isDropped && (!turn.isIdle || sideEffects.isFilled || !effects.feed.isEmpty)
  }

  /// Keeps a turn for `run`.
  func keep(_ turn: Turn, in root: Int? = nil) {
    turns.append(TurnMessage(turn, root: root))
    stage = .busy
  }

  /// Keeps the end of an effect whose last action reached the reducer, to follow the turn of that action.
  func keepEnd(of effect: Int) {
    turns.append(Message(effect: effect))
    stage = .busy
    runLater()
  }

  /// Keeps the end of an effect whose last action the store keeps back.
  func keepEnd(ofLost message: Message) {
    let message = unsafeDowncast(message, to: ActionMessage<Action>.self)
    if isWatched { tellLost(message) }
    if let effect = message.endedEffect { keepEnd(of: effect) }
  }

  /// Notes whether an action in the reducer can be handled without looking for waiting work.
  func checkRest() {
    let isAtRest =
      dispatched.isEmpty && turns.isEmpty && ending.isEmpty && !running.mayEnd && !running.hasTriggers
      && invariants == nil
      && effects.feed.isEmpty && !isWatched && isRunByStore && !keepsLatest && !latest.isThere
    stage = isAtRest ? .atRest : .busy
  }

  private func handleWaiting() {
    isRunning = true
    repeat {
      takeMail()
      if let message = waiting.popFirst() { handle(message) }
    } while !waiting.isEmpty || mailbox.hasMessages
    isRunning = false
  }

  /// Runs one turn, and returns when all that it started has ended. Its actions are dispatched by `dispatch`.
  ///
  ///     return .run { send in await host.run(turn) { send($0) } }
  ///
  /// Cancelling the task ends the work that the turn started, and drops its actions, except that a request with `into`
  /// sends its `cancelled`: `dispatch` must reach the reducer even then.
  ///
  /// - Parameters:
  ///   - turn: The result of `turn`, to be run once.
  ///   - dispatch: Dispatches an action of the domain in the store.
  public func run(_ turn: Turn, dispatch: @escaping @MainActor (Action) -> Void) async {
    if !isNeeded(turn) || Task.isCancelled && !turn.owes { return }
    let root = effects.open()
    let awaited = awaited ?? AwaitedTurns()
    self.awaited = awaited
    awaited.turns[root] = .init(dispatch: dispatch)
    keep(turn, in: root)
    runNow()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard awaited.turns[root] != nil else { return continuation.resume() }
        awaited.turns[root]?.continuation = continuation
      }
    } onCancel: {
      Task { @MainActor in end(root) }
    }
  }

  private func end(_ root: Int) {
    guard effects.isRunning(root) else { return }
    effects.stop(root)
    effects.settle()
    runNow()
  }

  func resumeAwaited() {
    guard let awaited else { return }
    for root in awaited.turns.keys where !effects.isRunning(root) {
      awaited.turns.removeValue(forKey: root)?.continuation?.resume()
    }
    if awaited.turns.isEmpty { self.awaited = nil }
  }

  /// Ends an effect after all its actions have reached the reducer. A store may handle them later.
  private func end(effect: Int) {
    if dispatched.contains(where: { $0.effect == effect }) { return ending.append(Message(effect: effect)) }
    effects.end(effect)
  }

  private func endEffects() {
    for _ in 0..<ending.count {
      if let effect = ending.popFirst()?.effect { end(effect: effect) }
    }
  }

  private func runTurns() {
    while let message = turns.popFirst() {
      guard message.isAction else {
        if let effect = message.effect { effects.end(effect) }
        continue
      }
      begin(unsafeDowncast(message, to: TurnMessage<State, Action>.self).turn, in: message.effect)
    }
  }

  func takeMail() {
    if mailbox.hasMessages { mailbox.takeAll(into: waiting) }
  }

  private func handle(_ message: Message) {
    guard message.isAction else {
      if let effect = message.effect { end(effect: effect) } else { (message as? WorkMessage)?.work() }
      return
    }
    let message = unsafeDowncast(message, to: ActionMessage<Action>.self)
    if let effect = message.effect, !effects.isRunning(effect) { return }
    if message.isWanted != nil, let reader,
      !reader.read({ state in withUnsafePointer(to: state) { isWanted(message, in: $0) } })
    {
      return reporter.report(.absentChild(message.action, from: message.source))
    }
    remember(message)
    if let effect = message.endedEffect { effects.noteLastAction(of: effect) }
    if awaited == nil, let dispatch { dispatch(message.action) } else { dispatchFromTurn(message) }
    if !turns.isEmpty { runTurns() }
  }

  /// Keeps a dispatched action until it reaches the reducer. If thousands do not, the store keeps actions back, and the
  /// oldest is forgotten.
  private func remember(_ message: Message) {
    if dispatched.count == 10_000, let oldest = dispatched.popFirst() { keepEnd(ofLost: oldest) }
    dispatched.append(message)
    stage = .busy
  }

  /// Dispatches an action by the dispatch of the turn that it belongs to, or by the host's.
  private func dispatchFromTurn(_ message: ActionMessage<Action>) {
    if let awaited, let effect = message.effect {
      for whole in effects.running.path(to: effect) {
        if let turn = awaited.turns[whole] { return turn.dispatch(message.action) }
      }
    }
    guard let dispatch else {
      return reporter.report(.undispatched(message.action, from: message.source))
    }
    dispatch(message.action)
  }

  // The order is that of `Store.handleAmongOthers`.
  private func begin(_ turn: Turn, in root: Int?) {
    isInTurn = true
    defer { isInTurn = false }
    let (action, source) = (turn.step.action, turn.source)
    withLentAction(action, from: source) { lent in
      currentAction.begin(lent)
      if let ending = turn.ending { effects.ending = ending }
      let sideEffects = registered(for: action, source)
      if let reader { sideEffects?.runBefore(action, dispatcher, reader) }
      cross(turn, in: root)
      if !turn.gone.isEmpty { effects.run(running.end(turn.gone), startedFrom: source) }
      // Each is run by itself, so that what the action ends has ended before the change starts something.
      for decided in [turn.step.ofAction, turn.step.ofChange, turn.step.ongoing] where !decided.isEmpty {
        effects.run(work(of: decided, after: action, from: source), startedFrom: source, in: root)
      }
      running.reportMissing(after: action, from: source, reporter)
      if let reader { sideEffects?.runAfter(action, dispatcher, reader) }
      currentAction.end()
    }
    if !effects.feed.isEmpty { effects.feed.tell(action, number: currentAction.timeline.number) }
    if let root { effects.close(root) }
    if isWatched { tellBegun(action) }
  }

  private func registered(
    for action: Action,
    _ source: ActionSource
  ) -> SideEffectsOfAction<State, Action>? {
    guard sideEffects.isFilled else { return nil }
    let registered = sideEffects.sideEffects(at: actionIndex.leafIndex(of: action))
    if registered != nil, reader == nil { reporter.report(.uncalledSideEffects(of: action, from: source)) }
    return registered
  }

  private func cross(_ turn: Turn, in root: Int?) {
    if turn.step.derived.isEmpty { return }
    // Actions that were sent earlier come first.
    takeMail()
    // The derived actions of an awaited turn are a part of it.
    let part = root.map { effects.open(in: $0) }
    for (derived, bridge) in turn.step.derived {
      wait(derived, by: bridge, from: turn.step.action, turn.source, partOf: part)
    }
    if let part { waiting.append(Message(effect: part)) }
  }

  func wait(
    _ derived: Action,
    by bridge: _DeclaredBridge<State, Action>,
    from action: Action,
    _ source: ActionSource,
    partOf part: Int? = nil
  ) {
    let source = source.bridged(from: action, number: currentAction.timeline.number, at: bridge.site)
    wait(derived, by: bridge, from: source, partOf: part)
  }

  private func wait(
    _ derived: Action,
    by bridge: _DeclaredBridge<State, Action>,
    from source: ActionSource,
    partOf part: Int? = nil
  ) {
    var condition: ActionCondition?
    if let isWanted = bridge.isWanted {
      condition = { [unowned self] in lent.map { withState(at: $0, isWanted) } ?? true }
    }
    guard let source = currentAction.derive(source, by: .dispatch, of: derived) else { return }
    waiting.append(mailbox.message(derived, from: source, effect: part, if: condition))
  }

  /// Starts effects with `while` whose closures were supplied now. Without a reader of the state the next action does it.
  func runSuppliedEffects() {
    running.triggers.forgetUnsupplied()
    if let reader { reader.read { runTriggers(in: $0) { $0 == .while } } }
  }

  /// Starts what begins with the first state, as a store does. Without a reader of the state the first action starts the
  /// effects with `while`, or `stateWasReplaced(by:)` starts everything.
  private func beginTriggers() {
    if let reader, !running.triggers.hasBegun { reader.read { runTriggers(in: $0) } }
  }

  /// The same, when an action comes before the first call of `run`.
  func beginTriggers(in state: State) {
    if reader == nil { running.triggers.begin(in: state) } else { runTriggers(in: state) }
  }

  /// Starts and ends what the present state does, without an action.
  ///
  /// - Parameter isMeant: Which triggers to look at.
  func runTriggers(in state: State, of isMeant: (TriggerKind) -> Bool = { _ in true }) {
    let changes = running.triggers.changes(in: state, of: isMeant)
    if changes.isEmpty { return }
    for (derived, bridge) in changes.derived(in: state) { wait(derived, by: bridge, from: bridge.source) }
    let decided = changes.effects + changes.ongoing
    running.follow(decided)
    let source = ActionSource()
    effects.run(work(of: decided, after: nil, from: source), startedFrom: source)
    if !waiting.isEmpty { runLater() }
  }

  /// - Parameter action: Nil for effects that the state starts.
  private func work(
    of decided: [DecidedEffect<State, Action>],
    after action: Action?,
    from source: ActionSource
  ) -> Effect<Action> {
    running.effect(
      of: decided,
      for: action,
      from: source,
      suppliedBy: sideEffects.effects(of:for:at:),
      reporter: reporter
    )
  }
}

extension EffectRunner {
  /// Opens a running effect that contains others, and stays until `close` or `end`.
  fileprivate func open(in parent: Int? = nil) -> Int {
    let id = running.add(partOf: parent, key: nil)
    plans[id] = .open
    return id
  }

  /// Lets an open effect end as soon as its parts have ended.
  fileprivate func close(_ id: Int) {
    plans[id] = nil
    unsettled.append(id)
    settle()
  }

  /// Runs an effect as a part of an open one, if there is one.
  fileprivate func run(_ effect: Effect<Action>, startedFrom source: ActionSource, in root: Int?) {
    guard let root else { return run(effect, startedFrom: source) }
    if effect.isNothing { return }
    let place = EffectPlace(source: source)
    start(effect, at: place.inside(root, link: currentAction.origin().link))
    settle()
  }
}
