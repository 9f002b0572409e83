public import ShopCheckout
public import ShopCore

/// Takes the money.
public protocol PaymentService: Sendable {
  /// Takes the money from a card.
  func pay(_ amount: Money, card: String) async throws(PaymentError) -> Receipt
}
