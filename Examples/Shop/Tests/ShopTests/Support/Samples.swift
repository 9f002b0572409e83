import ShopCart
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import StateKitTesting

@testable import Shop

let ann = Customer(id: 1, name: "Ann")
let tea = Product(id: 1, name: "Green tea", price: Money(cents: 250))
let receipt = Receipt(number: 1, amount: tea.price)
let teaInCart = CartState(rows: [CartRowState(id: 1, name: tea.name, price: tea.price)])

/// The app's own store with services that answer at once, in a test store that expects every action and
/// change.
///
/// - Parameter clock: The clock on which the session lasts a minute, and the bank takes a second.
@MainActor
func testStore(from state: AppState, clock: TestClock) -> TestStore<AppState, AppAction> {
  let store = TestStore(appStore(from: state))
  store.sideEffects.register(AppEffects(mailReceipt: { _ in }))
  store.sideEffects.register(CartRowEffects(save: { _, quantity in quantity }))
  store.sideEffects.register(
    SessionEffects(
      logIn: { _, _ in ann },
      waitForExpiry: { _ in try? await clock.sleep(for: .seconds(60)) }
    )
  )
  store.sideEffects.register(
    CheckoutEffects(pay: { _, _ in
      try? await clock.sleep(for: .seconds(1))
      return receipt
    })
  )
  return store
}
