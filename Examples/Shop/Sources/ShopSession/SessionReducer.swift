public import StateKit

/// The reducer of the session, which is all in the schema.
public let sessionReducer: Reducer<SessionState, SessionAction> = .session()

extension SessionState {
  /// Whether a customer is logged in.
  public var isLoggedIn: Bool { customer.value != nil }
}
