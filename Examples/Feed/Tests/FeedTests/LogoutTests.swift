import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LogoutTests {
  @Test func `logging out removes all data, and cancels running requests`() async {
    let clock = TestClock()
    let store = appStore(from: reading, service: FeedServiceDouble(clock: clock))
    store.send(.feed(.reachedEnd))
    await store.receive(\.feed?.loadPage?.request) { $0.feed?.lastPage = .loading(firstPage) }
    store.send(.feed(.rows(id: 1, action: .liked))) {
      $0.feed?.rows[id: 1]?.isLiked = true
      $0.feed?.rows[id: 1]?.isSaving = true
    }
    store.send(.feed(.rows(id: 2, action: .opened))) {
      $0.feed?.detail = DetailState(id: 2, title: "Cake")
    }
    await store.receive(\.feed?.detail?.loadComments?.request) { $0.feed?.detail?.comments = .loading(nil) }
    await clock.waitForSleepers(3)
    store.send(.feed(.loggedOut)) { $0 = AppState() }
    await store.finish()
  }
}
