import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PageTests {
  private let clock = TestClock()

  @Test func `at the end of the list the next page is loaded, once`() async {
    let store = appStore(from: reading, service: FeedServiceDouble(page: .success(lastPage), clock: clock))
    store.send(.feed(.reachedEnd))
    await store.receive(.feed(.loadPage(.request(number: 2)))) { $0.feed?.lastPage = .loading(firstPage) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    store.send(.feed(.reachedEnd))
    await store.receive(.feed(.loadPage(.request(number: 2))))
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.feed?.loadPage?.success) { $0.feed?.lastPage = .loaded(lastPage) }
    await store.receive(\.feed?.arrived) {
      $0.feed?.rows.append(RowState(id: 3, title: "Rain"))
      $0.feed?.next = nil
    }
    await store.finish()
  }

  @Test func `after the last page there is no request`() async {
    var state = reading
    state.feed?.next = nil
    let store = appStore(from: state)
    store.send(.feed(.reachedEnd))
    await store.finish()
  }

  @Test func `a page that does not come is asked for again`() async {
    let store = appStore(from: reading, service: FeedServiceDouble(page: .failure(.offline)))
    for _ in 0..<2 {
      store.send(.feed(.reachedEnd))
      await store.receive(.feed(.loadPage(.request(number: 2)))) { $0.feed?.lastPage = .loading(firstPage) }
      await store.receive(.feed(.loadPage(.failure(error: .offline)))) {
        $0.feed?.lastPage = .failed(.offline, firstPage)
      }
    }
    await store.finish()
  }
}
