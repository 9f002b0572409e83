extension Store where Action: DomainAction, State == Action.DomainState {
  /// Creates a store with the bridges, requests and effects that schemas declare, for code about any domain. Each generated
  /// domain has a function of its own: `Store.users(initialState:reducer:)`. The declared bridges run before the effects of
  /// other middleware. Each fires once, even if the middleware contains them, too.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer; its effects run after the declared bridges.
  ///   - sideEffects: A registry, which can be shared, one side effect, or an array.
  ///   - effects: The closures of the domains in the tree, by their types. Closures of other domains are left out, so that the
  ///     list of an app also serves the test of one feature.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  @inlinable public static func withDeclaredBridges(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State>,
    sideEffects: any SideEffects<State, Action>,
    effects: [any DomainEffects] = [],
    configuration: StoreConfiguration
  ) -> Store {
    let store = Store(
      initialState,
      reducer,
      declared: Domain.declared(reducer: reducer).declarations,
      middleware,
      sideEffects,
      configuration
    )
    if !effects.isEmpty { store.sideEffects.register(effects, ifPresent: true) }
    return store
  }
}
