import StateKit

/// The handlers of `App`, which were the branches of a reducer in App.swift.
struct AppReducer: AppReducing {
  private static let whole = AppReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout AppState, action: AppAction) {
    AppReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<AppState, AppAction> {
    .app(self, users: UsersReducer().body)
  }

  func signedOut(_ state: inout AppState) {
    state.startedAt = nil
    UsersReducer().signedOut(&state.users)
  }
}
