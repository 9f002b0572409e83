public import StateKit

/// The reducer of the session.
public let sessionReducer: Reducer<SessionState, SessionAction> = .session(SessionReducer())

struct SessionReducer: SessionReducing {
  func loggedOut(_ state: inout SessionState) {
    state.customer = .idle
  }

  func expired(_ state: inout SessionState) {
    state.customer = .idle
  }
}

extension SessionState {
  /// Whether a customer is logged in.
  public var isLoggedIn: Bool { customer.value != nil }
}
