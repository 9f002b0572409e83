import ShopServices
import StateKit
import StateKitTesting
import Testing

@testable import ShopCatalogue

/// A search, with the bridges that decide by the text, and the pause before the request.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SearchTests {
  private let clock = TestClock()
  private let service = CatalogueServiceDouble()

  private func store() -> TestStore<CatalogueState, CatalogueAction> {
    let store = TestStore(.catalogue(reducer: catalogueReducer))
    store.sideEffects.register(catalogue: service, clock: clock)
    return store
  }

  @Test func `of letters that come quickly the service hears once`() async {
    let store = store()
    store.send(.typed(text: "t")) { $0.query = "t" }
    await store.receive(.search(.request(text: "t"))) { $0.hits = .loading(nil) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(299))
    store.send(.typed(text: "te")) { $0.query = "te" }
    await store.receive(.search(.request(text: "te")))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.search(.success(products: [tea]))) { $0.hits = .loaded([tea]) }
    await store.finish()
    #expect(service.searches == ["te"])
  }

  @Test func `an empty text ends the search`() async {
    let store = store()
    store.send(.typed(text: "t")) { $0.query = "t" }
    await store.receive(.search(.request(text: "t"))) { $0.hits = .loading(nil) }
    store.send(.typed(text: "")) { $0.query = "" }
    await store.receive(.searchEnded) { $0.hits = .idle }
    await store.finish()
    #expect(service.searches.isEmpty)
  }
}
