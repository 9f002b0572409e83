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
    // Bound before the reducer, because an action may remove or replace the child that it is for.
    let bridges = (declarations.bridges?(action) ?? []).map { $0.bound(in: state) }
    let effects = (declarations.effects?(action) ?? []).map { BoundDeclaredEffect($0, in: state) }
    var touched = TouchedDomains(domainCount: domainCount)
    reducer.body(&state, action, &touched)
    return Step(
      action: action,
      isForAbsentChild: touched.missedChild,
      bridged: bridges.compactMap { $0.bridged(in: state) },
      work: touched.missedChild ? [] : effects.compactMap { $0.work(of: action, in: state) }
    )
  }

  /// What one action does besides changing the state.
  ///
  /// Two steps are equal if their actions, their derived actions, and the names, places and payloads of their work are
  /// equal. Actions that are not `Equatable` are compared by their descriptions.
  public struct Step: Sendable {
    /// The action of the step.
    public let action: Action
    /// Whether the action is for a child that is absent; then it changed nothing.
    public let isForAbsentChild: Bool
    /// The actions that declared bridges derive, in their order.
    public let bridged: [Bridged]
    /// The requests and effects that would start and end, in their order.
    public let work: [Work]
  }

  /// An action that a declared bridge derives.
  public struct Bridged: Sendable {
    /// The derived action.
    public let action: Action
    /// The file and the domain that declare the bridge, for example `Users.statekit.json, Users`.
    public let declaration: String
    let isWanted: (@Sendable (State) -> Bool)?

    /// Whether the child that the bridge belongs to is still there when the action's turn comes; otherwise the action is
    /// to be dropped.
    public func isWanted(in state: State) -> Bool { isWanted?(state) ?? true }
  }

  /// A declared request or effect that would start or end.
  public struct Work: Sendable {
    /// What happens to the work.
    public enum Event: Hashable, Sendable {
      /// It starts, by its policy.
      case start
      /// It ends, if it runs.
      case end
    }

    /// What happens to it.
    public let event: Event
    /// The name with the way to its domain, for example `fetchUser`, or `rows.load`.
    public let name: String
    /// The action that starts or ends it; its payload is what the closure takes.
    public let action: Action
    /// The id to which the policy applies, or whose work ends; nil without an id.
    public var id: (any Hashable & Sendable)? { token?.value }
    private let token: EffectToken?
    /// The place in the tree: the domain, and the elements of lists on the way to it.
    private let place: [EffectToken]
  }
}

extension DeclaredBridge {
  fileprivate func bridged(in state: State) -> Domain<State, Action>.Bridged? {
    derive(state).map { Domain.Bridged(action: $0, declaration: "\(site)", isWanted: isWanted) }
  }
}

extension BoundDeclaredEffect {
  fileprivate func work(of action: Action, in state: State) -> Domain<State, Action>.Work? {
    switch effect.step {
    case .end(let id): return Domain.Work(.end, effect, id: id, of: action)
    case .start(_, let id, _, _):
      if case .none = start(in: state) { return nil }
      return Domain.Work(.start, effect, id: id, of: action)
    }
  }
}

extension Domain.Work {
  fileprivate init(
    _ event: Event,
    _ effect: DeclaredEffect<State, Action>,
    id: EffectToken?,
    of action: Action
  ) {
    self.event = event
    self.name = effect.name(in: action)
    self.action = action
    self.token = id
    self.place = effect.path
  }
}

extension Domain.Work: Equatable {
  /// Whether the names, places, ids and payloads are equal.
  public static func == (one: Domain.Work, other: Domain.Work) -> Bool {
    one.event == other.event && one.name == other.name && one.place == other.place && one.token == other.token
      && isSame(one.action, other.action)
  }
}

extension Domain.Work: CustomStringConvertible {
  /// For example `start fetchUser, fetchUser.request(id: 3)`.
  public var description: String { "\(event) \(name), \(action)" }
}

extension Domain.Bridged: Equatable {
  /// Whether the actions and the declarations are equal.
  public static func == (one: Domain.Bridged, other: Domain.Bridged) -> Bool {
    one.declaration == other.declaration && isSame(one.action, other.action)
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
      && isSame(one.action, other.action)
  }
}

/// Whether two actions are equal, or have the same description if their type is not `Equatable`.
private func isSame<Action>(_ one: Action, _ other: Action) -> Bool {
  Action.self is any Equatable.Type
    ? areEqual(one, other) : String(describing: one) == String(describing: other)
}
