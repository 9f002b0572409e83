import StateKit

extension CheckoutState {
  /// Whether the order is unpaid: the condition of a bridge in the schema.
  public var isUnpaid: Bool {
    if case .loaded = payment { return false }
    return true
  }

  /// Whether the receipt, if there is one, is of the whole sum: an invariant in the schema.
  public var isPaidInFull: Bool { payment.value.map { $0.amount == total } ?? true }
}
