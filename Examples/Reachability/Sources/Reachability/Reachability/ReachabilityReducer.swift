/// The handler that the schema cannot express: the cost of a new connection is not known yet.
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
