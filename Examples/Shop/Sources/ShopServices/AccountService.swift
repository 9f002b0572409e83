public import ShopSession

/// Knows the customers.
public protocol AccountService: Sendable {
  /// Logs in.
  func logIn(name: String, password: String) async throws(LogInError) -> Customer
  /// Returns when the customer has to log in again.
  func expiry(of customer: Customer) async
}
