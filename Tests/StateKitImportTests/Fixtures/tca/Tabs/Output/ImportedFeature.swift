import StateKit

/// A feature whose reducer was imported: its handlers, and the closures of its effects.
protocol ImportedFeature<State, Action>: Sendable {
  associatedtype State: Sendable
  associatedtype Action: DomainAction where Action.DomainState == State

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> { get }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { get }
}

extension ImportedFeature {
  /// Changes the state. What the action would derive and start is in the result.
  @discardableResult
  func reduce(into state: inout State, action: Action) -> Domain<State, Action>.Step {
    Domain.declared(reducer: body).step(&state, action)
  }

  /// A store of the feature, in which its bridges and effects run.
  @MainActor
  func makeStore(
    initialState: State,
    configuration: StoreConfiguration = StoreConfiguration()
  ) -> Store<State, Action> {
    let sideEffects = SideEffectRegistry<State, Action>()
    for effects in allEffects { sideEffects.register(effects, ifPresent: true) }
    return Store.withDeclaredBridges(
      initialState: initialState,
      reducer: body,
      middleware: IdentityMiddleware<Action, Action, State>(),
      sideEffects: sideEffects,
      configuration: configuration
    )
  }
}

extension Store {
  /// Dispatches an action.
  func send(_ action: Action, file: String = #fileID, function: String = #function, line: UInt = #line) {
    dispatch(action, file: file, function: function, line: line)
  }
}

extension DomainAction {
  /// The action itself, where those of a presented child were wrapped.
  static func presented(_ action: Self) -> Self { action }
}
