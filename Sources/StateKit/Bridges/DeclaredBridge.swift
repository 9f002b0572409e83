/// A bridge that a schema declares and that starts at an action which came: what it derives, and where it stands.
///
/// Generated code makes them; `BridgeMiddleware.declared` runs them.
public struct DeclaredBridge<State, Action: Sendable>: Sendable {
  @usableFromInline let site: BridgeSite
  let derive: @Sendable (State) -> Action?
  /// The way to its domain; nil where no child on it can be exchanged.
  let path: ChildPath<State>?
  /// Whether the child is there that the bridge belongs to; nil where it was not asked for.
  private(set) var isWanted: (@Sendable (State) -> Bool)?

  /// Makes a bridge.
  ///
  /// - Parameters:
  ///   - schema: The schema file, for example `App.statekit.json`.
  ///   - domain: The domain that declares the bridge.
  ///   - line: The line in the schema file, if the generated code knows it.
  ///   - derive: The action that the bridge gives in a state that the reducers have changed already, if it gives
  ///     one.
  public init(
    schema: String,
    domain: String,
    line: UInt? = nil,
    derive: @escaping @Sendable (State) -> Action?
  ) {
    self.init(site: BridgeSite(name: schema, function: domain, line: line), path: nil, derive: derive)
  }

  /// The action that the bridge gives in a state that lies somewhere.
  ///
  /// Not to be inlined: where the type of the state is known, all of it would be copied to be handed on.
  @usableFromInline
  func derive(at state: UnsafePointer<State>) -> Action? { withState(at: state, derive) }

  private init(site: BridgeSite, path: ChildPath<State>?, derive: @escaping @Sendable (State) -> Action?) {
    self.site = site
    self.path = path
    self.derive = derive
  }

  /// The bridge of a child that is there in a state, before the reducers: it gives nothing for another child that the
  /// action puts into the place.
  func bound(in state: State) -> DeclaredBridge {
    guard let path, let child = path.identity(state) else { return self }
    let isWanted: @Sendable (State) -> Bool = { path.identity($0) == child }
    var bridge = DeclaredBridge(site: site, path: path) { isWanted($0) ? derive($0) : nil }
    bridge.isWanted = isWanted
    return bridge
  }

  /// The same bridge, seen from a parent domain.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> DeclaredBridge<ParentState, ParentAction> {
    DeclaredBridge<ParentState, ParentAction>(site: site, path: path?.pullback(scope)) { state in
      derive(scope.get(state)).map(scope.embed)
    }
  }

  /// The same bridge, seen from a parent domain in which this one may be absent: then it gives nothing.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> DeclaredBridge<ParentState, ParentAction> {
    let id = StateID<State>()
    let isNamed = id != nil || path != nil
    return DeclaredBridge<ParentState, ParentAction>(
      site: site,
      path: isNamed ? scope.path(onwards: path, by: id) : nil
    ) { state in
      scope.get(state).flatMap(derive).map(scope.embed)
    }
  }
}
