extension Store where Action: DomainAction, State == Action.DomainState {
  /// A store with the bridges that schemas declare in place, before any other middleware: what generated factories
  /// make.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer; its effects run after the declared bridges.
  public static func withDeclaredBridges(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State>
  ) -> Store {
    Store(
      initialState: initialState,
      reducer: reducer,
      middleware: BridgeMiddleware<Action, Action, State>.declared.composed(with: middleware)
    )
  }
}
