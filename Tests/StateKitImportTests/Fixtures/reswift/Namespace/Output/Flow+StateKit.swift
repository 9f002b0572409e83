import StateKit

/// The handlers of `Flow`, which were the branches of a reducer in Reducers.swift.
struct FlowReducer {
  private static let whole = FlowReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout FlowState, action: FlowAction) {
    FlowReducer.whole.reduce(&state, action)
  }

  /// What 'setSession' of another domain changes here.
  func setSession(_ state: inout FlowState, _: Session) {
    state = FlowState(flow: .dashboard)
  }

  /// What 'noSession' of another domain changes here.
  func noSession(_ state: inout FlowState) {
    state = FlowState(flow: .signIn)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<FlowState, FlowAction> {
    .flow()
  }
}
