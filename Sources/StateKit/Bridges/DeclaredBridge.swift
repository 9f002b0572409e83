/// A bridge declared by a schema, for one action that triggers it: the derived action, or one for each element of a list,
/// and the place of its declaration.
///
/// Generated code creates it; `BridgeMiddleware.declared` runs it.
public struct _DeclaredBridge<State, Action: Sendable>: Sendable {
  @usableFromInline let site: BridgeSite
  let derivation: Derivation
  /// The path to the bridge's domain; nil if every domain on the path is always present.
  let path: ChildPath<State>?
  /// Whether the child that the bridge belongs to is still present; nil if that was not asked.
  private(set) var isWanted: (@Sendable (State) -> Bool)?

  /// The source of an action that a first state, and not an action, leads to.
  var source: ActionSource {
    ActionSource(file: site.file, function: site.function, line: site.line ?? 0)
  }

  /// The function that finds the derived actions in the state after the reducers.
  enum Derivation: Sendable {
    case one(@Sendable (State) -> Action?)
    case each(@Sendable (State, (Action) -> Void) -> Void)
  }

  /// Creates a bridge.
  ///
  /// - Parameters:
  ///   - schema: The schema file, for example `App.statekit.json`.
  ///   - domain: The domain that declares the bridge.
  ///   - line: The line in the schema file, if the generated code contains it.
  ///   - derive: Returns the derived action, if there is one, in the state after the reducers.
  public init(
    schema: String,
    domain: String,
    line: UInt? = nil,
    derive: @escaping @Sendable (State) -> Action?
  ) {
    self.init(BridgeSite(name: schema, function: domain, line: line), path: nil, .one(derive))
  }

  /// For generated code: creates a bridge to each element of a list.
  ///
  /// - Parameters:
  ///   - schema: The schema file, for example `App.statekit.json`.
  ///   - domain: The domain that declares the bridge.
  ///   - line: The line in the schema file, if the generated code contains it.
  ///   - derive: Calls its last parameter with the action of each element, in the state after the reducers.
  public static func toEach(
    schema: String,
    domain: String,
    line: UInt? = nil,
    derive: @escaping @Sendable (State, (Action) -> Void) -> Void
  ) -> _DeclaredBridge {
    _DeclaredBridge(BridgeSite(name: schema, function: domain, line: line), path: nil, .each(derive))
  }

  /// Calls `body` with each derived action, in a state at an address.
  ///
  /// Not to be inlined: where the type of the state is known, the compiler would copy the whole state to pass it on.
  @usableFromInline
  func derive(at state: UnsafePointer<State>, _ body: (Action) -> Void) {
    withState(at: state) { derive(in: $0, body) }
  }

  /// Calls `body` with each derived action.
  func derive(in state: State, _ body: (Action) -> Void) {
    switch derivation {
    case .one(let derive): if let derived = derive(state) { body(derived) }
    case .each(let derive): derive(state, body)
    }
  }

  /// The derived actions.
  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    derive(in: state) { actions.append($0) }
    return actions
  }

  private init(_ site: BridgeSite, path: ChildPath<State>?, _ derivation: Derivation) {
    self.site = site
    self.path = path
    self.derivation = derivation
  }

  /// Whether the bridge belongs to a child that may be absent.
  @usableFromInline var isBoundToChild: Bool { path != nil }

  /// The bridge for the child that is present before the reducers run: it does not derive an action for another child
  /// that the action puts in its place.
  @usableFromInline
  func bound(at state: UnsafePointer<State>) -> _DeclaredBridge { withState(at: state, bound(in:)) }

  func bound(in state: State) -> _DeclaredBridge {
    guard let path, let child = path.identity(state) else { return self }
    let isWanted: @Sendable (State) -> Bool = { path.identity($0) == child }
    var bridge = _DeclaredBridge(site, path: path, derivation.only(if: isWanted))
    bridge.isWanted = isWanted
    return bridge
  }

  /// The same bridge, seen from a parent domain.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> _DeclaredBridge<ParentState, ParentAction> {
    _DeclaredBridge<ParentState, ParentAction>(site, path: path?.pullback(scope), derivation.pullback(scope))
  }

  /// The same bridge, seen from a parent domain in which this one may be absent; then it does not derive an action.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> _DeclaredBridge<ParentState, ParentAction> {
    let id = StateID<State>()
    let isNamed = id != nil || path != nil
    return _DeclaredBridge<ParentState, ParentAction>(
      site,
      path: isNamed ? scope.childPath(onwards: path, by: id) : nil,
      derivation.pullback(scope)
    )
  }
}

extension _DeclaredBridge.Derivation {
  fileprivate func only(if isWanted: @escaping @Sendable (State) -> Bool) -> Self {
    switch self {
    case .one(let derive): .one { isWanted($0) ? derive($0) : nil }
    case .each(let derive): .each { state, body in if isWanted(state) { derive(state, body) } }
    }
  }

  fileprivate func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> _DeclaredBridge<ParentState, ParentAction>.Derivation {
    switch self {
    case .one(let derive): .one { derive(scope.get($0)).map(scope.embed) }
    case .each(let derive): .each { state, body in derive(scope.get(state)) { body(scope.embed($0)) } }
    }
  }

  fileprivate func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> _DeclaredBridge<ParentState, ParentAction>.Derivation {
    switch self {
    case .one(let derive): .one { scope.get($0).flatMap(derive).map(scope.embed) }
    case .each(let derive):
      .each { state, body in
        if let state = scope.get(state) { derive(state) { body(scope.embed($0)) } }
      }
    }
  }
}
