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
    .app(self, flowState: FlowReducer().body, profile: ProfileReducer().body)
  }

  func setSession(_ state: inout AppState, session: Session) {
    FlowReducer().setSession(&state.flowState, session)
    ProfileReducer().setSession(&state.profile, session)
  }

  func noSession(_ state: inout AppState) {
    FlowReducer().noSession(&state.flowState)
    ProfileReducer().noSession(&state.profile)
  }
}
