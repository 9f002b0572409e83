import ShopCart
import ShopCheckout
import ShopSession
import StateKit

extension Visit {
  private var cart: LocalStore<CartState, CartAction> { store.view(.cart) }

  func fillCart() async {
    print("\nThe cart: quantities are saved one after the other")
    cart.dispatch(.rows(id: 1, action: .incremented))
    cart.dispatch(.rows(id: 1, action: .incremented))
    await pass(.seconds(1), asleep: 1) { $0.cart.rows[id: 1]?.saved.value == 2 }
    await pass(.seconds(1), asleep: 1) { $0.cart.rows[id: 1]?.saved.value == 3 }
    print("\nA campaign, for a while: there is a biscuit with each tea. A row with the quantity 0 is removed")
    let campaign = Campaign.start(in: store.sideEffects)
    cart.dispatch(.added(product: PretendServer.products[1]))
    await pass(.seconds(1), asleep: 2) { $0.cart.rows[id: 2]?.saved.value == 1 }
    await pass(.seconds(1), asleep: 1) { $0.cart.rows[id: 9]?.saved.value == 1 }
    campaign.cancel()
    cart.dispatch(.rows(id: 2, action: .decremented))
    await pass(.seconds(1), asleep: 1)
  }

  func logIn() async {
    print("\nTo the checkout: the customer has to log in first, and then continues")
    cart.dispatch(.checkoutTapped)
    for password in ["abracadabra", "sesame"] {
      store.dispatch(.session(.logIn(.request(name: "Ann", password: password))))
      await pass(.seconds(1), asleep: 1) { !$0.session.customer.isLoading }
    }
  }

  func pay() async {
    print("\nPaying: a card is declined, a payment is cancelled, the third one succeeds")
    let checkout = store.view(.checkout).unwrapped
    checkout?.dispatch(.payTapped(card: "0000"))
    await pass(.seconds(1), asleep: 2) { $0.checkout?.payment.failure != nil }
    checkout?.dispatch(.payTapped(card: "1234"))
    await asleep(2)
    checkout?.dispatch(.payCancelled)
    checkout?.dispatch(.payTapped(card: "1234"))
    await pass(.seconds(1), asleep: 2) { !$0.receipts.isEmpty }
    await pass(.seconds(1), asleep: 2)
    checkout?.dispatch(.payTapped(card: "1234"))
    checkout?.dispatch(.closed)
  }

  func stayTooLong() async {
    print("\nStaying too long: the session ends, and with it the cart and a running payment")
    cart.dispatch(.added(product: PretendServer.products[2]))
    await pass(.seconds(1), asleep: 2) { $0.cart.rows[id: 3]?.saved.value == 1 }
    await pass(.milliseconds(55_500), asleep: 1)
    cart.dispatch(.checkoutTapped)
    store.view(.checkout).unwrapped?.dispatch(.payTapped(card: "1234"))
    await asleep(2)
    await pass(.milliseconds(500), asleep: 2) { !$0.session.isLoggedIn }
  }
}
