extension DomainHost {
  /// Handles an action in the reducer of a store. What it derives and starts waits for `run`.
  ///
  ///     func appReducer(action: any Action, state: AppState?) -> AppState {
  ///       var state = state ?? AppState()
  ///       if let action = action as? UsersAction { host.reduce(&state.users, action) }
  ///       return state
  ///     }
  ///
  /// If nobody calls `run`, it happens by itself as soon as the main actor is free.
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
    let bridges = bridges(of: action)
    if bridges == nil && isAtRest && !sideEffects.isFilled && !declaresEffects(of: action) {
      var touched = TouchedDomains(domainCount: domainCount)
      reducer.body(&state, action, &touched)
      if !touched.missedChild { return }
      let source = ActionSource(file: file, function: function, line: line)
      return reporter.report(.absentChild(action, from: source))
    }
    let source = ActionSource(file: file, function: function, line: line)
    withUnsafeMutablePointer(to: &state) { handleIsolated(self, $0, action, source, bridges) }
  }

  /// Traps if the caller is not on the main actor.
  @inline(__always)
  nonisolated func checkIsolation(_ isolation: (any Actor)?) {
    if isolation !== MainActor.shared { MainActor.preconditionIsolated("a host is called on the main actor") }
  }

  private nonisolated func bridges(of action: Action) -> [DeclaredBridge<State, Action>]? {
    guard let declaredBridges else { return nil }
    return declaredBridges(action)
  }

  private nonisolated func declaresEffects(of action: Action) -> Bool {
    guard let declaredEffects else { return false }
    return declaredEffects(action) != nil
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
    let source = ActionSource(file: file, function: function, line: line)
    return withUnsafeMutablePointer(to: &state) { state in
      nonisolated(unsafe) let state = state
      return MainActor.assumeIsolated {
        guard let source = admitted(action, from: source, state) else { return .dropped(action, source) }
        defer { checkRest() }
        return turn(state, action, from: source)
      }
    }
  }

  /// Ends the effects of children that are no longer there.
  ///
  /// The host sees what its own reducer removes. Call this if something else changed the domain's state: another reducer,
  /// a restored state.
  public nonisolated func stateWasReplaced(by state: State) {
    var state = state
    withUnsafeMutablePointer(to: &state) { state in
      nonisolated(unsafe) let state = state
      MainActor.assumeIsolated {
        var touched = TouchedDomains(domainCount: domainCount)
        touched.markAll()
        effects.run(declared.end(gone(after: touched, in: state)), startedFrom: ActionSource())
        resumeAwaited()
        checkRest()
      }
    }
  }

  func handle(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource,
    _ bridges: [DeclaredBridge<State, Action>]?
  ) {
    guard let source = dispatched.isEmpty ? source : admitted(action, from: source, state) else { return }
    // Most actions only change the state and derive actions.
    if declared.mayEnd || sideEffects.isFilled || !turns.isEmpty || declaresEffects(of: action) {
      return keepTurn(state, action, from: source)
    }
    guard let bridges else { return change(state, by: action, from: source) }
    let bound = bind(bridges, UnsafePointer(state))
    change(state, by: action, from: source)
    cross(bound, in: state, from: action, source)
  }

  private func change(_ state: UnsafeMutablePointer<State>, by action: Action, from source: ActionSource) {
    var touched = TouchedDomains(domainCount: domainCount)
    reducer.body(&state.pointee, action, &touched)
    if touched.missedChild { reporter.report(.absentChild(action, from: source)) }
  }

  private func cross(
    _ bridges: [DeclaredBridge<State, Action>],
    in state: UnsafeMutablePointer<State>,
    from action: Action,
    _ source: ActionSource
  ) {
    // Actions that were sent earlier come first.
    takeMail()
    withLentAction(action, from: source) { lent in
      handling.begin(lent)
      derive(bridges, UnsafePointer(state)) { derived, bridge in
        wait(derived, by: bridge, from: action, source)
      }
      handling.end()
    }
    runLater()
  }

  /// In case that nobody calls `run`.
  private func runLater() {
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
    from source: ActionSource
  ) {
    let turn = turn(state, action, from: source)
    if turn.isIdle && !sideEffects.isFilled { return }
    keep(turn)
    runLater()
  }

  private func turn(
    _ state: UnsafeMutablePointer<State>,
    _ action: Action,
    from source: ActionSource
  ) -> Turn {
    let (step, touched) = domain.handle(&state.pointee, action)
    if step.isForAbsentChild { reporter.report(.absentChild(action, from: source)) }
    let gone = declared.mayEnd ? gone(after: touched, in: state) : []
    declared.follow(step.decided)
    return Turn(step: step, source: source, gone: gone)
  }

  private func gone(
    after touched: TouchedDomains,
    in state: UnsafeMutablePointer<State>
  ) -> [DeclaredEffectOwner] {
    declared.gone(after: touched) { isThere in isThere(state.pointee) }
  }

  /// The source of an action with which it is handled; nil for an action of a child or effect that is gone.
  private func admitted(
    _ action: Action,
    from source: ActionSource,
    _ state: UnsafeMutablePointer<State>
  ) -> ActionSource? {
    guard !dispatched.isEmpty, let message = takeDispatched(action) else { return source }
    if let effect = message.effect, !effects.isRunning(effect) { return nil }
    lent = UnsafePointer(state)
    defer { lent = nil }
    guard let isWanted = message.isWanted, !isWanted() else { return message.source }
    reporter.report(.absentChild(action, from: message.source))
    return nil
  }

  /// The message with an action that this host dispatched, now that the action has reached the reducer.
  ///
  /// The store may handle other actions first, so the action is looked for. Messages before it are lost: stores handle
  /// actions in the order in which they were dispatched, so middleware has kept those back.
  private func takeDispatched(_ action: Action) -> ActionMessage<Action>? {
    for position in dispatched.indices {
      let message = unsafeDowncast(dispatched[position], to: ActionMessage<Action>.self)
      if !equality.areEqual(message.action, action) { continue }
      if position + 1 == dispatched.count {
        dispatched.removeAll(keepingCapacity: true)
      } else {
        dispatched.removeSubrange(...position)
      }
      return message
    }
    return nil
  }
}

extension DomainHost.Turn {
  /// A turn of an action that was dropped.
  fileprivate static func dropped(_ action: Action, _ source: ActionSource) -> DomainHost.Turn {
    DomainHost.Turn(
      step: .init(action: action, isForAbsentChild: true, derived: [], decided: []),
      source: source,
      gone: []
    )
  }

  /// Whether there is nothing to run, as for most actions.
  public var isIdle: Bool { step.derived.isEmpty && step.decided.isEmpty && gone.isEmpty }
}
