import ShopCore
import StateKit
import StateKitTesting
import Testing

@testable import ShopCatalogue

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DetailTests {
  @Test func `the stock is watched from the beginning`() async {
    let (stock, changes) = AsyncStream<Int>.makeStream()
    let store = TestStore(.detail(initialState: DetailState(product: tea)))
    store.sideEffects.register(DetailEffects(loadReviews: { _ in [] }, watchStock: { _ in stock }))
    store.send(.opened(product: tea))
    await store.receive(.loadReviews(.request(product: tea.id))) { $0.reviews = .loading(nil) }
    await store.receive(.loadReviews(.success(reviews: []))) { $0.reviews = .loaded([]) }
    for left in [3, 2] {
      changes.yield(left)
      await store.receive(.stockChanged(left: left)) { $0.left = left }
    }
    changes.finish()
    await store.finish()
  }
}
