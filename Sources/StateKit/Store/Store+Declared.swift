extension Store where Action: DomainAction, State == Action.DomainState {
  /// For generated code: makes a store with the bridges, requests and effects that schemas declare. The bridges come
  /// before any other middleware; given to it once more, each would fire twice.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer; its effects run after the declared bridges.
  ///   - sideEffects: A registry that others share, one side effect or an array.
  ///   - configuration: Who is told of what goes wrong, the clock, the limit of derived actions.
  @inlinable public static func withDeclaredBridges(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State>,
    sideEffects: any SideEffects<State, Action>,
    configuration: StoreConfiguration
  ) -> Store {
    Store(
      initialState,
      reducer,
      declared: Declarations(
        bridges: { action in
          let bridges = action.declaredBridges
          return bridges.isEmpty ? nil : bridges
        },
        derive: { bridges, state, body in
          for bridge in bridges {
            if let derived = bridge.derive(at: state) { body(derived, bridge) }
          }
        },
        effects: { action in
          let effects = action.declaredEffects
          return effects.isEmpty ? nil : effects
        }
      ),
      middleware,
      sideEffects,
      configuration
    )
  }
}

/// What the schemas of a store's domains declare, found by functions that the module of the store's types makes: there
/// they know these types, which this module would look up for each action.
@usableFromInline
struct Declarations<State, Action: Sendable>: Sendable {
  @usableFromInline typealias Bridges = @Sendable (Action) -> [DeclaredBridge<State, Action>]?
  @usableFromInline typealias Effects = @Sendable (Action) -> [DeclaredEffect<State, Action>]?

  /// Calls the last parameter with what bridges give in the state that lies at a place: a state would be copied.
  @usableFromInline typealias Derive =
    @Sendable (
      [DeclaredBridge<State, Action>], UnsafePointer<State>, (Action, DeclaredBridge<State, Action>) -> Void
    ) -> Void

  /// The bridges of an action; nil where there are none.
  let bridges: Bridges?
  let derive: Derive
  /// The requests and effects that an action starts or ends; nil where there are none.
  let effects: Effects?

  /// Those of a generated action; an action is not asked for what no domain declares.
  @usableFromInline
  init(bridges: @escaping Bridges, derive: @escaping Derive, effects: @escaping Effects)
  where Action: DomainAction, State == Action.DomainState {
    let tree = Action.actionTree
    self.bridges = tree.declaresBridges ? bridges : nil
    self.derive = derive
    self.effects = tree.declaresEffects ? effects : nil
  }

  /// The effects of any action that is generated, and no bridges: those of a store that is made by hand.
  init() {
    self.bridges = nil
    self.derive = { _, _, _ in }
    self.effects = (Action.self as? any DomainAction.Type).flatMap { Declarations.effects(of: $0) }
  }

  private static func effects<Root: DomainAction>(of type: Root.Type) -> Effects? {
    guard type.actionTree.declaresEffects else { return nil }
    let effects: @Sendable (Root) -> [DeclaredEffect<Root.DomainState, Root>]? = { action in
      let effects = action.declaredEffects
      return effects.isEmpty ? nil : effects
    }
    // The compiler does not see that both may be one type.
    return (effects as Any) as? Effects
  }
}
