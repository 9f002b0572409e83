import StateKit

/// The handlers of `App`, which were the branches of a reducer in Reducers.swift.
struct AppReducer: AppReducing {
  private static let whole = AppReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout AppState, action: AppAction) {
    AppReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<AppState, AppAction> {
    .app(self, session: SessionReducer().body, todos: TodosReducer().body)
  }

  func signedOut(_ state: inout AppState, reason: String) {
    SessionReducer().signedOut(&state.session, reason)
    TodosReducer().signedOut(&state.todos, reason)
  }

  func sessionSignedIn(_ state: inout AppState, user: String) {
    state.todos.titles = []
  }

  func sessionExpired(_ state: inout AppState) {
    TodosReducer().expired(&state.todos)
  }
}

extension AppState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    session: SessionState,
    todos: TodosState,
    launches: Int = 0
  ) {
    self.init(
      launches: launches,
      session: session,
      todos: todos
    )
  }
}
