import StateKit

/// The handlers of `Session`, which were the branches of a reducer in Reducers.swift.
struct SessionReducer {
  private static let whole = SessionReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout SessionState, action: SessionAction) {
    SessionReducer.whole.reduce(&state, action)
  }

  /// What 'signedOut' of another domain changes here.
  func signedOut(_ state: inout SessionState, _: String) {
    state.user = nil
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<SessionState, SessionAction> {
    .session()
  }
}
