/// What the schema cannot say: a new connection's cost is not known yet.
struct ReachabilityReducer: ReachabilityReducing {
  func connectedToWifi(_ state: inout ReachabilityState) {
    state = ReachabilityState(isMonitoring: state.isMonitoring, connection: .wifi)
  }

  func connectedToWired(_ state: inout ReachabilityState) {
    state = ReachabilityState(isMonitoring: state.isMonitoring, connection: .wired)
  }

  func disconnected(_ state: inout ReachabilityState) {
    state = ReachabilityState(isMonitoring: state.isMonitoring)
  }
}
