import StateKit

/// The handlers of `Users`, which were the branches of a reducer in App.swift.
struct UsersReducer {
  private static let whole = UsersReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout UsersState, action: UsersAction) {
    UsersReducer.whole.reduce(&state, action)
  }

  /// What 'signedOut' of another domain changes here.
  func signedOut(_ state: inout UsersState) {
    state.names = []
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<UsersState, UsersAction> {
    .users()
  }
}
