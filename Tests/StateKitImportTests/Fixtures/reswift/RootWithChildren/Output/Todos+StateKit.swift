import StateKit

/// The handlers of `Todos`, which were the branches of a reducer in Reducers.swift.
struct TodosReducer {
  private static let whole = TodosReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout TodosState, action: TodosAction) {
    TodosReducer.whole.reduce(&state, action)
  }

  /// What 'session.expired' of another domain changes here.
  func expired(_ state: inout TodosState) {
    state.filter = .all
  }

  /// What 'signedOut' of another domain changes here.
  func signedOut(_ state: inout TodosState, _ reason: String) {
    if reason.isEmpty { return }
    state.titles.append(reason)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<TodosState, TodosAction> {
    .todos()
  }
}

extension TodosState {
  enum Filter: String { case all, open }
}
