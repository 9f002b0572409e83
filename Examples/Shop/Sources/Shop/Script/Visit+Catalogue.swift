import ShopCart
import ShopCatalogue
import StateKit

/// The catalogue and the product screen have their own stores; they do not need to know the app.
extension Visit {
  private var catalogue: LocalStore<CatalogueState, CatalogueAction> { store.view(.catalogue) }

  func lookAround() async {
    print("\nLooking around: a page is requested once, and again after a failure")
    catalogue.dispatch(.appeared)
    await pass(.seconds(1), asleep: 1) { $0.catalogue.products.count == 2 }
    catalogue.dispatch(.reachedEnd)
    server.isOnline = false
    catalogue.dispatch(.reachedEnd)
    await pass(.seconds(1), asleep: 1) { $0.catalogue.failure != nil }
    server.isOnline = true
    catalogue.dispatch(.reachedEnd)
    await pass(.seconds(1), asleep: 1) { $0.catalogue.products.count == 3 }
    catalogue.dispatch(.reachedEnd)
    print("\nPictures, at the same time: the second arrives before the first")
    catalogue.dispatch(.loadPicture(.request(product: 1)))
    await asleep(1)
    catalogue.dispatch(.loadPicture(.request(product: 2)))
    await pass(.seconds(1), asleep: 2) { $0.catalogue.pictures[2]?.value != nil }
    await pass(.seconds(1), asleep: 1) { $0.catalogue.pictures[1]?.value != nil }
  }

  func search() async {
    print("\nA search: three letters, one question")
    for text in ["t", "te", "tea"] {
      catalogue.dispatch(.typed(text: text))
      await pass(.milliseconds(100), asleep: 1)
    }
    await pass(.milliseconds(200), asleep: 1)
    await pass(.seconds(1), asleep: 1) { $0.catalogue.hits.value != nil }
    catalogue.dispatch(.typed(text: ""))
  }

  func lookClosely() async {
    print("\nA closer look: the stock is watched until the screen is closed")
    guard let tea = store.catalogue.products.first else { return }
    catalogue.dispatch(.opened(product: tea))
    await state { $0.detail?.left == 3 }
    await pass(.seconds(1), asleep: 2) { $0.detail?.reviews.value != nil }
    await pass(.seconds(9), asleep: 1) { $0.detail?.left == 2 }
    let detail = store.view(.detail).unwrapped
    detail?.dispatch(.wanted)
    await pass(.seconds(1), asleep: 2) { $0.cart.rows[id: 1]?.saved.value == 1 }
    detail?.dispatch(.closed)
  }
}
