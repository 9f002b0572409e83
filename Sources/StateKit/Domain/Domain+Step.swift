extension Domain {
  /// Changes the state by an action, and says what a store would do next: which actions the declared bridges derive, and
  /// which requests and effects would start and end. Nothing is dispatched or run.
  ///
  ///     var state = UsersState()
  ///     let step = users.step(&state, .opened(id: 3))
  ///     step.bridged.map(\.action)  // [.fetchUser(.request(id: 3))]
  ///
  /// The derived actions are not handled yet: give each to `step` in its order, as a store would, if its child is still
  /// there.
  ///
  /// - Parameters:
  ///   - state: The state, which is changed in place.
  ///   - action: The action.
  public func step(_ state: inout State, _ action: Action) -> Step {
    var triggers = StateTriggers(declarations.triggers)
    let hasTriggers = !declarations.triggers.isEmpty
    if hasTriggers { _ = triggers.changes(in: state) }
    var (step, touched) = handle(&state, action, declarations.bridges?(action), declarations.effects?(action))
    if hasTriggers { step.add(triggers.changes(in: state, after: action, touching: touched), in: state) }
    return step
  }

  /// What begins with a state before its first action: bridges and effects with `onMade`, for the domain and the children
  /// that are there, and the effects with `while`. A store starts them when it begins with the state.
  ///
  ///     let beginning = room.beginning(in: state)
  ///     beginning.bridged.map(\.action)  // [.load(.request)]
  public func beginning(in state: State) -> Beginning {
    var triggers = StateTriggers(declarations.triggers)
    let changes = triggers.changes(in: state)
    return Beginning(
      bridged: changes.derived(in: state).map { Bridged(action: $0.action, bridge: $0.bridge) },
      work: (changes.effects + changes.ongoing).map { Work(action: nil, effect: $0.effect) }
    )
  }

  /// The effects with `while` that run in a state. A store starts them when it begins with the state.
  ///
  ///     for work in recorder.ongoingWork(in: state) { start(work) }
  public func ongoingWork(in state: State) -> [Work] {
    beginning(in: state).work.filter(\.isOngoing)
  }

  /// Changes the state by an action with these bridges and effects, and says also which domains it touched.
  func handle(
    _ state: inout State,
    _ action: Action,
    _ bridges: [_DeclaredBridge<State, Action>]?,
    _ effects: [_DeclaredEffect<State, Action>]?
  ) -> (step: Step, touched: TouchedDomains) {
    // Bound before the reducer, because an action may remove or replace the child that it is for.
    let bridges = bridges.map { bridges in
      withUnsafePointer(to: &state) { declarations.bind(bridges, $0) }
    }
    let effects = effects?.map { BoundDeclaredEffect($0, in: state) }
    var touched = TouchedDomains(domainCount: domainCount)
    reducer.run(&state, action, &touched)
    let step = Step(
      action: action,
      isForAbsentChild: touched.hasMissedChild,
      derived: bridges?.flatMap { bridge in bridge.actions(in: state).map { ($0, bridge) } } ?? [],
      ofAction: touched.hasMissedChild ? [] : effects?.compactMap { $0.decided(in: state) } ?? []
    )
    return (step, touched)
  }

  /// The consequences of one action besides the changed state.
  ///
  /// Two steps are equal if their actions, their derived actions, and the names, places and payloads of their work are
  /// equal. Actions that are not `Equatable` are compared by their descriptions.
  public struct Step: Sendable {
    /// The action of the step.
    public let action: Action
    /// Whether the action is for an absent child, so that it changed nothing.
    public let isForAbsentChild: Bool
    /// The actions that declared bridges derive, in their order.
    public var bridged: [Bridged] { derived.map { Bridged(action: $0.action, bridge: $0.bridge) } }
    /// The requests and effects that would start and end, in their order.
    public var work: [Work] { decided.map { Work(action: action, effect: $0.effect) } }

    private(set) var derived: [(action: Action, bridge: _DeclaredBridge<State, Action>)]
    /// What the action starts and ends.
    let ofAction: [DecidedEffect<State, Action>]
    /// What the change of the state starts and ends.
    private(set) var ofChange: [DecidedEffect<State, Action>] = []
    /// What goes on in the new state, and does not any more.
    private(set) var ongoing: [DecidedEffect<State, Action>] = []

    var decided: [DecidedEffect<State, Action>] { ofAction + ofChange + ongoing }
    var startsNothing: Bool { ofAction.isEmpty && ofChange.isEmpty && ongoing.isEmpty }

    init(
      action: Action,
      isForAbsentChild: Bool,
      derived: [(action: Action, bridge: _DeclaredBridge<State, Action>)] = [],
      ofAction: [DecidedEffect<State, Action>] = []
    ) {
      self.action = action
      self.isForAbsentChild = isForAbsentChild
      self.derived = derived
      self.ofAction = ofAction
    }

    /// Adds what the change of the state starts, behind what the action starts.
    mutating func add(_ changes: StateTriggers<State, Action>.Changes, in state: State) {
      derived += changes.derived(in: state)
      ofChange = changes.effects
      ongoing = changes.ongoing
    }
  }

  /// What begins with a state, before the first action.
  public struct Beginning: Sendable, Equatable {
    /// The actions that declared bridges derive, in their order.
    public let bridged: [Bridged]
    /// The effects that start, in their order; those with `while` come last.
    public let work: [Work]
  }

  /// An action that a declared bridge derives.
  public struct Bridged: Sendable {
    /// The derived action.
    public let action: Action
    /// The file and the domain that declare the bridge, for example `Users.statekit.json, Users`.
    public var declaration: String { "\(bridge.site)" }
    fileprivate let bridge: _DeclaredBridge<State, Action>

    /// Whether the child that the bridge belongs to is still there when the action's turn comes; otherwise the action is
    /// to be dropped.
    public func isWanted(in state: State) -> Bool { bridge.isWanted?(state) ?? true }
  }
}

extension Domain.Bridged: Equatable {
  /// Whether the actions and the declarations are equal.
  public static func == (one: Domain.Bridged, other: Domain.Bridged) -> Bool {
    one.declaration == other.declaration && ActionEquality.make().areEqual(one.action, other.action)
  }
}

extension Domain.Bridged: CustomStringConvertible {
  /// For example `fetchUser.request(id: 3), by Users.statekit.json, Users`.
  public var description: String { "\(action), by \(declaration)" }
}

extension Domain.Step: Equatable {
  /// Whether the actions, the derived actions, and the work are equal.
  public static func == (one: Domain.Step, other: Domain.Step) -> Bool {
    one.isForAbsentChild == other.isForAbsentChild && one.bridged == other.bridged && one.work == other.work
      && ActionEquality.make().areEqual(one.action, other.action)
  }
}
