extension Store where Action: DomainAction, State == Action.DomainState {
  /// A store with the bridges that schemas declare in place, before any other middleware: what generated factories
  /// make.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer; its effects run after the declared bridges.
  ///   - sideEffects: A registry that others share, one side effect or an array.
  ///   - configuration: Who is told of what goes wrong, the clock, the limit of derived actions.
  public static func withDeclaredBridges(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State>,
    sideEffects: any SideEffects<State, Action>,
    configuration: StoreConfiguration
  ) -> Store {
    Store(
      initialState: initialState,
      reducer: reducer,
      middleware: BridgeMiddleware<Action, Action, State>.declared.composed(with: middleware),
      sideEffects: sideEffects,
      configuration: configuration
    )
  }
}
