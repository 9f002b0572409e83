extension DomainHost {
  /// Handles an action in the reducer of a store. Derived actions and started work wait for `run`.
  ///
  ///     func appReducer(action: any Action, state: AppState?) -> AppState {
  ///       var state = state ?? AppState()
  ///       if let action = action as? UsersAction { host.reduce(&state.users, action) }
  ///       return state
  ///     }
  ///
  /// Without a call, `run` happens by itself as soon as the main actor is free. Call `reduce` once for each action: a second
  /// call for the same one is reported and starts nothing. For a replay, or to try an action on a copy of the state, call
  /// `domain.reducer` or ``Domain/step(_:_:)``.
  ///
  /// - Parameters:
  ///   - state: The domain's state, which is changed in place.
  ///   - action: The action. If the host dispatched it, its causes are known, and it is dropped if the child or the
  ///     effect that it came from is gone meanwhile.
  ///   - file: The file that reports and causes name.
  ///   - function: The function that they name.
  ///   - line: The line that they name.
  ///   - isolation: The actor of the caller, which Swift fills in.
  ///
  /// It traps outside of the main actor, although a function without isolation may call it.
  public func reduce(
    _ state: inout State,
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) {
    checkIsolation(isolation)
    let declared = declared(for: action)
    if declared.bridges == nil && declared.effects == nil && stage == .atRest && !sideEffects.isFilled {
      stage = .reducedAtRest
      let marks = LeftMarks.number
      var touched = TouchedDomains(domainCount: domainCount)
      reducer.run(&state, action, &touched)
      if !touched.hasMissedChild && touched.overwritten == nil && LeftMarks.number == marks { return }
      let source = ActionSource(file: file, function: function, line: line)
      return report(touched, marks, by: action, from: source)
    }
    let source = ActionSource(file: file, function: function, line: line)
    withUnsafeMutablePointer(to: &state) { handleIsolated(self, $0, action, source, declared) }
  }

  /// Reports that a child was absent or could not be removed, and which copies of properties were written in vain.
  private nonisolated func report(
    _ touched: TouchedDomains,
    _ marks: UInt,
    by action: Action,
    from source: ActionSource
  ) {
    if touched.hasMissedChild { reporter.report(.absentChild(action, from: source)) }
    for copy in touched.overwritten ?? [] {
      reporter.report(.overwrittenProperty(copy, by: action, from: source))
    }
    guard LeftMarks.number != marks, LeftMarks.takeLostDismissal(behind: marks),
      !hasReportedLostDismissal.exchange(true)
    else { return }
    reporter.report(.lostDismissal(by: action, from: source))
  }

  /// Traps if the caller is not on the main actor.
  @inline(__always)
  nonisolated func checkIsolation(_ isolation: (any Actor)?) {
    // The actor is compared with one that the host keeps, because each access to `MainActor.shared` counts its references.
    if let isolation, ObjectIdentifier(isolation) == mainActor { return }
    if !MainQueue.isCurrent { sayThatItIsNotOnMainActor() }
    MainActor.preconditionIsolated()
  }

  private nonisolated func sayThatItIsNotOnMainActor() {
    StandardError.write(
      """
      StateKit: \(Self.self) was called outside of the main actor, which ends the process. Dispatch the actions of its store \
      on the main queue; on another actor or queue call Domain.step(_:_:).

      """
    )
  }

  private nonisolated func declared(for action: Action) -> Declared {
    var declared: Declared = (nil, nil)
    if let declaredBridges { declared.bridges = declaredBridges(action) }
    if let declaredEffects { declared.effects = declaredEffects(action) }
    return declared
  }

  /// Handles an action in the reducer of a store, for `run(_:dispatch:)`.
  ///
  ///     let turn = host.turn(&state, action)
  ///     return .run { send in await host.run(turn) { send($0) } }
  ///
  /// - Parameters:
  ///   - state: The domain's state, which is changed in place.
  ///   - action: The action. If the host dispatched it, its causes are known, and it is dropped if the child or the
  ///     effect that it came from is gone meanwhile.
  ///   - file: The file that reports and causes name.
  ///   - function: The function that they name.
  ///   - line: The line that they name.
  ///   - isolation: The actor of the caller, which Swift fills in.
  ///
  /// It traps outside of the main actor, although a function without isolation may call it.
  public func turn(
    _ state: inout State,
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) -> Turn {
    checkIsolation(isolation)
    let source = ActionSource(file: file, function: function, line: line)
    return withUnsafeMutablePointer(to: &state) { state in
      nonisolated(unsafe) let state = state
      return MainActor.assumeIsolated {
        defer { checkRest() }
        let message = takeDispatched(action)
        if let message, !isAdmitted(message, state) { return .dropped(action, message.source) }
        let ending = message?.endedEffect
        if let ending { keepEnd(of: ending) }
        let turn = turn(state, action, from: message?.source ?? source, declared(for: action), ending: ending)
        if isWatched { tellReduced(action, state) }
        return turn
      }
    }
  }

  /// Ends the effects of children that were removed.
  ///
  /// It also starts what the change starts, as after an action. Call it once with the initial state, if children that are
  /// there, or a condition of `while`, are to start something.
  ///
  /// The host knows which children its own reducer removes. Call this if other code changed the domain's state, such as
  /// another reducer or a restored state: in that reducer, or after it.
  public nonisolated func stateWasReplaced(by state: State) {
    checkIsolation(nil)
    var state = state
    withUnsafeMutablePointer(to: &state) { state in
      nonisolated(unsafe) let state = state
      MainActor.assumeIsolated {
        var touched = TouchedDomains(domainCount: domainCount)
        touched.markAll()
        effects.run(running.end(gone(after: touched, in: state)), startedFrom: ActionSource())
        if invariants != nil { reportBrokenInvariants(in: state) }
        if running.hasTriggers { runTriggers(in: state.pointee) }
        resumeAwaited()
        checkRest()
      }
    }
  }

  func handle(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource,
    _ declared: Declared
  ) {
    if isRepeated(action, state, from: source) { return handleAgain(state, action, from: source) }
    noteReduced(action, from: source)
    let message = takeDispatched(action)
    if let message, !isAdmitted(message, state) { return }
    let ending = message?.endedEffect
    handle(state, action, from: message?.source ?? source, declared, ending: ending)
    if let ending { keepEnd(of: ending) }
    if isWatched { tellReduced(action, state) }
    if !isRunByStore { runLater() }
  }

  /// - Parameter ending: The effect whose last action this is.
  private func handle(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource,
    _ declared: Declared,
    ending: Int?
  ) {
    if invariants?.hasBegun == false { reportBrokenInvariants(in: state) }
    // Most actions only change the state and derive actions.
    if running.mayEnd || running.hasTriggers || sideEffects.isFilled || !turns.isEmpty
      || declared.effects != nil || !effects.feed.isEmpty
    {
      return keepTurn(state, action, from: source, declared, ending: ending)
    }
    guard let bridges = declared.bridges else { return change(state, by: action, from: source) }
    let bound = bind(bridges, UnsafePointer(state))
    change(state, by: action, from: source)
    cross(bound, in: state, from: action, source)
  }

  private func change(_ state: UnsafeMutablePointer<State>, by action: Action, from source: ActionSource) {
    let marks = LeftMarks.number
    var touched = TouchedDomains(domainCount: domainCount)
    reducer.run(&state.pointee, action, &touched)
    if touched.isEmpty { latest.isWithoutChange = true }
    report(touched, marks, by: action, from: source)
    if invariants != nil { checkInvariants(in: state, after: action, from: source, touching: touched) }
  }

  /// Reports the invariants that do not hold before the first action.
  private func reportBrokenInvariants(in state: UnsafeMutablePointer<State>) {
    let broken = invariants?.newlyBroken(in: state) ?? []
    report(broken, by: nil, from: nil)
  }

  private func checkInvariants(
    in state: UnsafeMutablePointer<State>,
    after action: Action,
    from source: ActionSource,
    touching touched: TouchedDomains
  ) {
    report(
      invariants?.newlyBroken(in: state, after: action, touching: touched) ?? [],
      by: action,
      from: source
    )
  }

  private func report(_ broken: [BrokenInvariant], by action: Action?, from source: ActionSource?) {
    if broken.isEmpty { return }
    for broken in broken { reporter.report(.brokenInvariant(broken, by: action, from: source)) }
    currentAction.timeline.onBrokenInvariants?(broken, source)
  }

  private func cross(
    _ bridges: [_DeclaredBridge<State, Action>],
    in state: UnsafeMutablePointer<State>,
    from action: Action,
    _ source: ActionSource
  ) {
    // Actions that were sent earlier come first.
    takeMail()
    withLentAction(action, from: source) { lent in
      currentAction.begin(lent)
      derive(bridges, UnsafePointer(state)) { derived, bridge in
        wait(derived, by: bridge, from: action, source)
      }
      currentAction.end()
    }
    runLater()
  }

  /// Calls `run` as soon as the main actor is free, in case the store does not call it.
  func runLater() {
    if isRunning || isDue { return }
    isDue = true
    Task { [weak self] in
      self?.isDue = false
      self?.runNow()
    }
  }

  private func keepTurn(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource,
    _ declared: Declared,
    ending: Int?
  ) {
    let turn = turn(state, action, from: source, declared, ending: ending)
    if !isNeeded(turn) { return }
    keep(turn)
    runLater()
  }

  private func turn(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource,
    _ declared: Declared,
    ending: Int?
  ) -> Turn {
    let marks = LeftMarks.number
    if invariants?.hasBegun == false { reportBrokenInvariants(in: state) }
    if running.hasTriggers, !running.triggers.hasBegun { beginTriggers(in: state.pointee) }
    var (step, touched) = domain.handle(&state.pointee, action, declared.bridges, declared.effects)
    if touched.isEmpty { latest.isWithoutChange = true }
    report(touched, marks, by: action, from: source)
    if invariants != nil { checkInvariants(in: state, after: action, from: source, touching: touched) }
    let gone = running.mayEnd ? gone(after: touched, in: state) : []
    if running.hasTriggers {
      let changes = running.triggers.changes(in: state.pointee, after: action, touching: touched)
      step.add(changes, in: state.pointee)
    }
    running.follow(step.decided)
    return Turn(step: step, source: source, gone: gone, ending: ending, isDropped: false)
  }

  private func gone(
    after touched: TouchedDomains,
    in state: UnsafeMutablePointer<State>
  ) -> [DeclaredEffectOwner] {
    running.gone(after: touched) { isThere in isThere(state.pointee) }
  }

  /// Whether an action that this host dispatched is still to be handled: its child and its effect are present.
  private func isAdmitted(_ message: ActionMessage<Action>, _ state: UnsafeMutablePointer<State>) -> Bool {
    if let effect = message.effect, !effects.isRunning(effect) { return false }
    if isWanted(message, in: UnsafePointer(state)) { return true }
    reporter.report(.absentChild(message.action, from: message.source))
    return false
  }

  func isWanted(_ message: ActionMessage<Action>, in state: UnsafePointer<State>) -> Bool {
    guard let isWanted = message.isWanted else { return true }
    lent = state
    defer { lent = nil }
    return isWanted()
  }

  /// The message with an action that this host dispatched, now that the action has reached the reducer.
  ///
  /// The store may handle other actions first, so the action is looked for. Messages before it are given up: stores
  /// handle actions in the order in which they were dispatched, so middleware has kept these back.
  private func takeDispatched(_ action: Action) -> ActionMessage<Action>? {
    if dispatched.isEmpty { return nil }
    if !ending.isEmpty { runLater() }
    var lostCount = 0
    for message in dispatched {
      let message = unsafeDowncast(message, to: ActionMessage<Action>.self)
      if equality.areEqual(message.action, action) {
        for _ in 0..<lostCount {
          if let lost = dispatched.popFirst() { keepEnd(ofLost: lost) }
        }
        _ = dispatched.popFirst()
        return message
      }
      lostCount += 1
    }
    return nil
  }
}

extension DomainHost.Turn {
  /// A turn of an action that was dropped.
  fileprivate static func dropped(_ action: Action, _ source: ActionSource) -> DomainHost.Turn {
    DomainHost.Turn(
      step: .init(action: action, isForAbsentChild: true),
      source: source,
      gone: [],
      ending: nil,
      isDropped: true
    )
  }

  /// Whether the action starts work that sends an action even if it is cancelled.
  var owes: Bool {
    step.decided.contains { decided in
      if case .start(let start) = decided.effect.step { start.cancelled != nil } else { false }
    }
  }

  /// Whether the turn neither derives actions nor starts or ends work, as for most actions.
  public var isIdle: Bool { step.derived.isEmpty && step.startsNothing && gone.isEmpty }
}
