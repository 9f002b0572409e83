import StateKit
import StateKitTesting
import Testing

@testable import ShopCatalogue

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PageTests {
  private let page = ProductPage(products: [tea], next: nil)

  @Test func `a page is appended, and names the next one`() async {
    let store = TestStore(.catalogue(reducer: catalogueReducer))
    store.sideEffects.register(CatalogueEffects(loadPage: { [page] _ in page }))
    store.send(.appeared)
    await store.receive(.loadPage(.request(number: 1))) { $0.isLoading = true }
    await store.receive(.loadPage(.success(page: page))) {
      $0.isLoading = false
      $0.products = [tea]
      $0.next = nil
    }
    store.send(.reachedEnd)
    await store.finish()
  }

  @Test func `one that does not come is asked for again`() async {
    let store = TestStore(.catalogue(reducer: catalogueReducer))
    store.sideEffects.register(CatalogueEffects(loadPage: { _ throws(CatalogueError) in throw .offline }))
    store.send(.reachedEnd)
    await store.receive(.loadPage(.request(number: 1))) { $0.isLoading = true }
    await store.receive(.loadPage(.failure(error: .offline))) {
      $0.isLoading = false
      $0.failure = .offline
    }
    store.send(.reachedEnd)
    await store.receive(.loadPage(.request(number: 1))) {
      $0.isLoading = true
      $0.failure = nil
    }
    await store.receive(\.loadPage?.failure) {
      $0.isLoading = false
      $0.failure = .offline
    }
    await store.finish()
  }
}
