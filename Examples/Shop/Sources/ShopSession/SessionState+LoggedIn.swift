import StateKit

extension SessionState {
  /// Whether a customer is logged in.
  public var isLoggedIn: Bool { customer.value != nil }
}
