/// A bridge declared by a schema, for one action that triggers it: the derived action, and the place of its
/// declaration.
///
/// Generated code creates it; `BridgeMiddleware.declared` runs it.
public struct DeclaredBridge<State, Action: Sendable>: Sendable {
  @usableFromInline let site: BridgeSite
  let derive: @Sendable (State) -> Action?
  /// The path to the bridge's domain; nil if every domain on the path is always present.
  let path: ChildPath<State>?
  /// Whether the child that the bridge belongs to is still present; nil if that was not asked.
  private(set) var isWanted: (@Sendable (State) -> Bool)?

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
    self.init(site: BridgeSite(name: schema, function: domain, line: line), path: nil, derive: derive)
  }

  /// The derived action in a state at an address.
  ///
  /// Not to be inlined: where the type of the state is known, the compiler would copy the whole state to pass it on.
  @usableFromInline
  func derive(at state: UnsafePointer<State>) -> Action? { withState(at: state, derive) }

  private init(site: BridgeSite, path: ChildPath<State>?, derive: @escaping @Sendable (State) -> Action?) {
    self.site = site
    self.path = path
    self.derive = derive
  }

  /// Whether the bridge belongs to a child that may be absent.
  @usableFromInline var isBoundToChild: Bool { path != nil }

  /// The bridge for the child that is present before the reducers run: it derives no action for another child that the
  /// action puts in its place.
  @usableFromInline
  func bound(at state: UnsafePointer<State>) -> DeclaredBridge { withState(at: state, bound(in:)) }

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

  /// The same bridge, seen from a parent domain in which this one may be absent; then it derives no action.
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
