import StateKit

/// The handlers of `User`, which were the branches of a reducer in App.swift.
struct UserReducer {
  private static let whole = UserReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout UserState, action: UserAction) {
    UserReducer.whole.reduce(&state, action)
  }

  /// What 'named' of another domain changes here.
  func named(_ state: inout UserState, _ name: String) {
    state.name = name
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<UserState, UserAction> {
    .user()
  }
}
