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
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
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
      declared: Domain.declared(reducer: reducer).declarations,
      middleware,
      sideEffects,
      configuration
    )
  }
}
