import StateKit

/// What the schema cannot say: a new connection's cost is not known yet.
struct ReachabilityReducer: ReachabilityReducing {
  func connected(_ state: inout ReachabilityState, by connection: Connection) {
    state.connection = connection
    state.isExpensive = nil
  }
}
