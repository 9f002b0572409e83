import StateKit

extension CheckoutState {
  /// Whether the order is unpaid: the condition of a bridge in the schema.
  public var isUnpaid: Bool {
    if case .loaded = payment { return false }
    return true
  }
}
