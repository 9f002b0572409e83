extension Store {
  func handleNext() {
    if let message = waiting.popFirst() { handle(message) }
  }

  private func handle(_ message: Message) {
    guard message.isAction else {
      guard let effect = message.effect else { return work(message) }
      effects.end(effect)
      return noteEndOfEffect()
    }
    let message = unsafeDowncast(message, to: ActionMessage<Action>.self)
    if let effect = message.effect, !effects.isRunning(effect) { return }
    if let isWanted = message.isWanted, !isWanted() {
      return report(.absentChild(message.action, from: message.source))
    }
    let ended = message.endedEffect
    if let ended {
      effects.ending = ended
      effects.noteLastAction(of: ended)
    }
    if message.effect == nil || effects.runs.isEmpty {
      // The source is not copied, which would count references.
      withLentAction(message.action, from: message.source) { lent in
        handle(message.action, from: message.source, lent)
      }
    } else {
      handleAmongRuns(message)
    }
    if let ended { effects.end(ended) }
    if notifyObserver != nil { noteHandled(message.action, message.source) }
  }

  /// Handles an action that belongs to the runs of the effect that sent it, if there are any.
  private func handleAmongRuns(_ message: ActionMessage<Action>) {
    let runs = message.effect.map { effects.runs.of($0, in: effects.running) } ?? []
    let source = runs.isEmpty ? message.source : message.source.partOf(runs)
    withLentAction(message.action, from: source) { lent in
      handle(message.action, from: source, lent)
    }
  }

  // A separate function, so that the type of the event is looked up only if there is a observer.
  func noteHandled(_ action: Action, _ source: ActionSource) {
    notifyObserver?(.action(action, source))
  }

  private func work(_ message: Message) {
    if let message = message as? WorkMessage { message.work() }
  }

  private func noteEndOfEffect() {
    notifyObserver?(.endOfEffect)
  }

  func handle(_ action: Action, from source: ActionSource, _ lent: LentAction<Action>) {
    currentAction.begin(lent)
    if isWired || sideEffects.isFilled || declaredEffects.mayEnd {
      handleAmongOthers(action, from: source)
    } else {
      var touched = TouchedDomains(domainCount: domainCount)
      change(by: action, from: source, touching: &touched)
    }
    currentAction.end()
  }

  // Steps that are not needed are skipped, because most actions concern only the reducer.
  private func handleAmongOthers(_ action: Action, from source: ActionSource) {
    let areEffectsRegistered = sideEffects.isFilled
    if isOnlyWatched && !areEffectsRegistered && !declaredEffects.mayEnd {
      return handleWatched(action, from: source)
    }
    let needsLeaf = areEffectsRegistered || !leavesForMiddleware.isEverything
    let leaf = needsLeaf ? actionIndex.leafIndex(of: action) : nil
    let sideEffects = areEffectsRegistered ? sideEffects.sideEffects(at: leaf) : nil
    let bridges = boundBridges(of: action)
    let declared = boundEffects(of: action)
    let isAnswered = leavesForMiddleware.mayContain(leaf)
    let effect = isAnswered ? middleware?.handle(action, from: source, state: _viewpoint.reader) : nil
    sideEffects?.runBefore(action, dispatcher, _viewpoint.reader)
    var touched = TouchedDomains(domainCount: domainCount)
    change(by: action, from: source, touching: &touched)
    let gone = declaredEffects.mayEnd ? declaredEffects.gone(after: touched) { storage.read($0) } : []
    let changes = isStateFollowed ? changes(after: action, from: source, touching: touched) : nil
    if let bridges { cross(bridges, from: action, source) }
    if let changes, !changes.bridges.isEmpty { cross(changes.bridges, from: action, source) }
    if let effect { effects.run(effect, startedFrom: source) }
    if !gone.isEmpty { effects.run(declaredEffects.end(gone), startedFrom: source) }
    // An action for an absent child starts no effects.
    if !touched.hasMissedChild, let declared { run(declared, of: action, from: source) }
    if let changes { run(changes, after: action, from: source) }
    sideEffects?.runAfter(action, dispatcher, _viewpoint.reader)
  }

  /// Handles an action that only changes the state, and checks the invariants.
  private func handleWatched(_ action: Action, from source: ActionSource) {
    var touched = TouchedDomains(domainCount: domainCount)
    change(by: action, from: source, touching: &touched)
    checkInvariants(after: action, from: source, touching: touched)
  }

  @inline(__always)
  private func change(by action: Action, from source: ActionSource, touching touched: inout TouchedDomains) {
    let marks = LeftMarks.number
    storage.change { reducer.run(&$0, action, &touched) }
    if LeftMarks.number != marks { reportLostDismissal(behind: marks, action, source) }
    if touched.hasMissedChild { report(.absentChild(action, from: source)) }
    for copy in touched.overwritten ?? [] { report(.overwrittenProperty(copy, by: action, from: source)) }
    if let domain = touched.onlyDomain {
      subscribers.notify(domain)
    } else if !touched.isEmpty {
      subscribers.notify(touched)
    }
  }

  private func reportLostDismissal(behind marks: UInt, _ action: Action, _ source: ActionSource) {
    guard LeftMarks.takeLostDismissal(behind: marks), !hasReportedLostDismissal else { return }
    hasReportedLostDismissal = true
    report(.lostDismissal(by: action, from: source))
  }

  private func report(_ issue: @autoclosure () -> RuntimeIssue) {
    _viewpoint.root.reporter.report(issue())
  }

  private func cross(_ bridges: [_DeclaredBridge<State, Action>], from action: Action, _ source: ActionSource)
  {
    // Actions that were sent earlier come first.
    if mailbox.hasMessages { takeMail() }
    storage.lend { state in
      derive(bridges, state) { derived, bridge in
        let source = source.bridged(from: action, number: currentAction.timeline.number, at: bridge.site)
        wait(derived, from: source, if: condition(of: bridge))
      }
    }
  }

  /// The condition under which an action of a bridge is handled; nil without one.
  private func condition(of bridge: _DeclaredBridge<State, Action>) -> ActionCondition? {
    guard let isWanted = bridge.isWanted else { return nil }
    return { [storage] in storage.read(isWanted) }
  }

  // Without `map`, which would look up the types of arrays even if there are no bridges.
  private func boundBridges(of action: Action) -> [_DeclaredBridge<State, Action>]? {
    guard let declaredBridges, let bridges = declaredBridges(action) else { return nil }
    return storage.lend { bind(bridges, $0) }
  }

  private func boundEffects(of action: Action) -> [BoundDeclaredEffect<State, Action>]? {
    guard let effectsOfAction, let effects = effectsOfAction(action) else { return nil }
    return storage.read { state in effects.map { BoundDeclaredEffect($0, in: state) } }
  }

  private func run(
    _ declared: [BoundDeclaredEffect<State, Action>],
    of action: Action,
    from source: ActionSource
  ) {
    let decided = storage.read { state in declared.compactMap { $0.decided(in: state) } }
    effects.run(effect(of: decided, after: action, from: source), startedFrom: source)
  }

  /// - Parameter action: The action after which the effects start; nil for effects that start with the store.
  private func effect(
    of decided: [DecidedEffect<State, Action>],
    after action: Action?,
    from source: ActionSource
  ) -> Effect<Action> {
    if decided.isEmpty { return .doNothing }
    declaredEffects.follow(decided)
    return declaredEffects.effect(
      of: decided,
      for: action,
      from: source,
      suppliedBy: sideEffects.effects(of:for:at:),
      reporter: _viewpoint.root.reporter
    )
  }

  // MARK: What the state starts

  /// Starts what begins with the present state. What its children start follows as soon as the main actor is free, or before
  /// the next action, so that closures can be registered after a store was created.
  func beginState() {
    let changes = storage.read { declaredEffects.triggers.changes(in: $0) }
    runOfState(changes.ongoing)
    if changes.bridges.isEmpty && changes.effects.isEmpty { return }
    mailbox.put { [weak self] in self?.run(changes) }
  }

  /// Starts effects with `while` whose closures were supplied now.
  func runSuppliedEffects() {
    declaredEffects.triggers.forgetUnsupplied()
    runOfState(storage.read { declaredEffects.triggers.changes(in: $0) { $0 == .while } }.ongoing)
  }

  /// Runs what children of the first state start, without an action.
  private func run(_ changes: StateTriggers<State, Action>.Changes) {
    for (derived, bridge) in storage.read(changes.derived(in:)) {
      wait(derived, from: bridge.source, if: condition(of: bridge))
    }
    let source = ActionSource()
    effects.run(effect(of: changes.effects, after: nil, from: source), startedFrom: source)
  }

  private func runOfState(_ decided: [DecidedEffect<State, Action>]) {
    let source = ActionSource()
    effects.runOfState(effect(of: decided, after: nil, from: source), startedFrom: source)
  }

  /// Checks the invariants after a change of the state, and finds what it starts; nil if nothing can start.
  private func changes(after action: Action, from source: ActionSource, touching touched: TouchedDomains)
    -> StateTriggers<State, Action>.Changes?
  {
    if invariants != nil { checkInvariants(after: action, from: source, touching: touched) }
    guard declaredEffects.hasTriggers else { return nil }
    return storage.read { declaredEffects.triggers.changes(in: $0, after: action, touching: touched) }
  }

  @inline(__always)
  private func checkInvariants(
    after action: Action,
    from source: ActionSource,
    touching touched: TouchedDomains
  ) {
    if let domain = touched.onlyDomain, let quickInvariants,
      storage.lend({ quickInvariants.hold(after: domain, at: UnsafeRawPointer($0)) })
    {
      return
    }
    if !touched.isEmpty { findBroken(after: action, from: source, touching: touched) }
  }

  private func findBroken(
    after action: Action,
    from source: ActionSource,
    touching touched: TouchedDomains
  ) {
    let broken = storage.lend { invariants?.newlyBroken(in: $0, after: action, touching: touched) } ?? []
    if broken.isEmpty { return }
    for broken in broken { report(.brokenInvariant(broken, by: action, from: source)) }
    timeline.onBrokenInvariants?(broken, source)
  }

  /// Starts and ends effects after a change of the state.
  private func run(
    _ changes: StateTriggers<State, Action>.Changes,
    after action: Action,
    from source: ActionSource
  ) {
    if !changes.effects.isEmpty {
      effects.run(effect(of: changes.effects, after: action, from: source), startedFrom: source)
    }
    let ongoing = changes.ongoing
    if !ongoing.isEmpty {
      effects.runOfState(effect(of: ongoing, after: action, from: source), startedFrom: source)
    }
    declaredEffects.reportMissing(after: action, from: source, _viewpoint.root.reporter)
  }
}
