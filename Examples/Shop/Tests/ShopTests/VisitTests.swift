import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import StateKitTesting
import Testing

@testable import Shop

/// The actions of an app, recorded in visit.jsonl.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct VisitTests {
  @Test("lines 83 to 111 of visit.jsonl")
  func lines83To111() async {
    let greenTea = Product(id: 1, name: "Green tea", price: Money(cents: 250))
    let blackTea = Product(id: 2, name: "Black tea", price: Money(cents: 220))
    let cake = Product(id: 3, name: "Cake", price: Money(cents: 420))
    let store = TestStore(
      appStore(
        from: AppState(
          catalogue: CatalogueState(
            products: [greenTea, blackTea, cake],
            next: nil,
            pictures: [1: .loaded("1.jpg"), 2: .loaded("2.jpg")]
          ),
          cart: CartState(
            rows: [
              CartRowState(
                id: 1,
                name: "Green tea",
                price: Money(cents: 250),
                quantity: 3,
                saved: .loaded(3)
              ),
              CartRowState(id: 9, name: "Biscuit", price: Money(cents: 0), saved: .loaded(1)),
            ]
          )
        )
      )
    )
    let logIn = EffectStub<(name: String, password: String), Customer, LogInError>()
    let waitForExpiry = EffectStub<Customer, Void, Never>()
    let pay = EffectStub<(amount: Money, card: String), Receipt, PaymentError>()
    store.sideEffects.register(
      SessionEffects(
        logIn: { (name, password) async throws(LogInError) in
          try await logIn.call((name, password))
        },
        waitForExpiry: waitForExpiry.call
      )
    )
    store.sideEffects.register(
      CheckoutEffects(
        pay: { (amount, card) async throws(PaymentError) in try await pay.call((amount, card)) }
      )
    )
    store.sideEffects.register(AppEffects(mailReceipt: { _ in }))

    store.send(.cart(.checkoutTapped)) { $0.wantsToPay = true }

    store.send(.session(.logIn(.request(name: "Ann", password: "•••")))) {
      $0.session.customer = .loading(nil)
    }
    await logIn.fail(with: .wrongPassword)
    await store.receive(.session(.logIn(.failure(error: .wrongPassword)))) {
      $0.session.customer = .failed(.wrongPassword, nil)
    }

    store.send(.session(.logIn(.request(name: "Ann", password: "•••")))) {
      $0.session.customer = .loading(nil, after: .wrongPassword)
    }
    await logIn.answer(with: Customer(id: 1, name: "Ann"))
    await store.receive(.session(.logIn(.success(customer: Customer(id: 1, name: "Ann"))))) {
      $0.session.customer = .loaded(Customer(id: 1, name: "Ann"))
    }
    await store.receive(.cart(.checkoutTapped)) {
      $0.wantsToPay = false
      $0.checkout = CheckoutState(total: Money(cents: 750))
    }

    store.send(.checkout(.payTapped(card: "•••")))
    await store.receive(.checkout(.pay(.request(amount: Money(cents: 750), card: "•••")))) {
      $0.checkout?.payment = .loading(nil)
    }
    await pay.fail(with: .declined)
    await store.receive(.checkout(.pay(.failure(error: .declined)))) {
      $0.checkout?.payment = .failed(.declined, nil)
    }

    store.send(.checkout(.payTapped(card: "•••")))
    await store.receive(.checkout(.pay(.request(amount: Money(cents: 750), card: "•••")))) {
      $0.checkout?.payment = .loading(nil, after: .declined)
    }

    store.send(.checkout(.payCancelled)) { $0.checkout?.payment = .failed(.declined, nil) }

    store.send(.checkout(.payTapped(card: "•••")))
    await store.receive(.checkout(.pay(.request(amount: Money(cents: 750), card: "•••")))) {
      $0.checkout?.payment = .loading(nil, after: .declined)
    }
    await pay.answer(with: Receipt(number: 1, amount: Money(cents: 750)))
    await store.receive(
      .checkout(.pay(.success(receipt: Receipt(number: 1, amount: Money(cents: 750)))))
    ) {
      $0.receipts = [Receipt(number: 1, amount: Money(cents: 750))]
      $0.checkout?.payment = .loaded(Receipt(number: 1, amount: Money(cents: 750)))
    }
    await store.receive(.cart(.emptied)) { $0.cart.rows = [] }

    // What still runs here has no end in the recording.
    store.skipEffects()
    await store.finish()
  }
}
