import StateKit

/// Logic beyond the schema: the cost of a new connection is not known yet.
struct ReachabilityReducer: ReachabilityReducing {
  func connected(_ state: inout ReachabilityState, by connection: Connection) {
    state.connection = connection
    state.isExpensive = nil
  }
}
