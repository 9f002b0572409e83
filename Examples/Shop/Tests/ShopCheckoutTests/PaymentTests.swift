import ShopCore
import StateKit
import StateKitTesting
import Testing

@testable import ShopCheckout

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PaymentTests {
  private let clock = TestClock()
  private let receipt = Receipt(number: 1, amount: Money(cents: 500))

  /// The bank takes a second, and declines the card 0.
  private func store() -> TestStore<CheckoutState, CheckoutAction> {
    let state = CheckoutState(total: receipt.amount)
    let store = TestStore(.checkout(initialState: state))
    store.sideEffects.register(
      CheckoutEffects(pay: { [clock, receipt] _, card throws(PaymentError) in
        try? await clock.sleep(for: .seconds(1))
        guard card != "0" else { throw .declined }
        return receipt
      })
    )
    return store
  }

  private func tap(_ card: String, _ store: TestStore<CheckoutState, CheckoutAction>) async {
    store.send(.payTapped(card: card))
    await store.receive(.pay(.request(amount: receipt.amount, card: card))) { $0.payment = .loading(nil) }
    await clock.waitForSleepers(1)
  }

  @Test func `a card that is declined can be followed by another one`() async {
    let store = store()
    await tap("0", store)
    await clock.advance(by: .seconds(1))
    await store.receive(.pay(.failure(error: .declined))) { $0.payment = .failed(.declined, nil) }
    await tap("1", store)
    await clock.advance(by: .seconds(1))
    await store.receive(.pay(.success(receipt: receipt))) { $0.payment = .loaded(receipt) }
    store.send(.payTapped(card: "1"))
    await store.finish()
  }

  @Test func `a running payment can be cancelled`() async {
    let store = store()
    await tap("1", store)
    store.send(.payCancelled) { $0.payment = .idle }
    await store.finish()
  }

  @Test func `a second tap does not start a second payment`() async {
    let store = store()
    await tap("1", store)
    store.send(.payTapped(card: "1"))
    await store.receive(\.pay?.request)
    await clock.advance(by: .seconds(1))
    await store.receive(.pay(.success(receipt: receipt))) { $0.payment = .loaded(receipt) }
    await store.finish()
  }

  @Test func `neither a tap nor a payment tells the card`() {
    let leaves = CheckoutAction.leaves.filter { !$0.sensitiveLabels.isEmpty }
    #expect(leaves.map(\.name) == ["payTapped", "pay.request"])
  }
}
