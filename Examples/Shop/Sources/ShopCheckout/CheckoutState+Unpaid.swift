import StateKit

extension CheckoutState {
  /// Whether there is something to pay: the condition of a bridge in the schema.
  public var isUnpaid: Bool {
    if case .loaded = payment { return false }
    return true
  }
}
