/// A bridge that a schema declares and that starts at an action which came: what it derives, and where it stands.
///
/// Generated code makes them; `BridgeMiddleware.declared` runs them.
public struct DeclaredBridge<State, Action: Sendable>: Sendable {
  @usableFromInline let site: BridgeSite
  let derive: @Sendable (State) -> Action?

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
    self.init(site: BridgeSite(name: schema, function: domain, line: line), derive: derive)
  }

  /// The action that the bridge gives in a state that lies somewhere.
  ///
  /// Not to be inlined: where the type of the state is known, all of it would be copied to be handed on.
  @usableFromInline
  func derive(at state: UnsafePointer<State>) -> Action? { withState(at: state, derive) }

  private init(site: BridgeSite, derive: @escaping @Sendable (State) -> Action?) {
    self.site = site
    self.derive = derive
  }

  /// The same bridge, seen from a parent domain.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> DeclaredBridge<ParentState, ParentAction> {
    DeclaredBridge<ParentState, ParentAction>(site: site) { state in
      derive(scope.get(state)).map(scope.embed)
    }
  }
  /// The same bridge, seen from a parent domain in which this one may be absent: then it gives nothing.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> DeclaredBridge<ParentState, ParentAction> {
    DeclaredBridge<ParentState, ParentAction>(site: site) { state in
      scope.get(state).flatMap(derive).map(scope.embed)
    }
  }
}
