import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DetailTests {
  private let opened = AppAction.feed(.rows(id: 1, action: .opened))
  private let request = AppAction.feed(.detail(.loadComments(.request(post: 1))))

  private func open(_ store: TestStore<AppState, AppAction>) async {
    store.send(opened) { $0.feed?.detail = DetailState(id: 1, title: "Tea") }
    await store.receive(request) { $0.feed?.detail?.comments = .loading(nil) }
  }

  @Test func `opening a row leads to its comments`() async {
    let store = appStore(from: reading)
    await open(store)
    await store.receive(.feed(.detail(.loadComments(.success(comments: ["Nice."]))))) {
      $0.feed?.detail?.comments = .loaded(["Nice."])
    }
    await store.finish()
  }

  @Test func `closing removes the detail, and cancels its loading`() async {
    let store = appStore(from: reading, service: FeedServiceDouble(clock: TestClock()))
    await open(store)
    store.send(.feed(.detail(.closed))) { $0.feed?.detail = nil }
    await store.finish()
  }

  @Test func `liking it likes its row`() async {
    let store = appStore(from: reading)
    await open(store)
    await store.receive(\.feed?.detail?.loadComments?.success) {
      $0.feed?.detail?.comments = .loaded(["Nice."])
    }
    store.send(.feed(.detail(.liked)))
    await store.receive(.feed(.rows(id: 1, action: .liked))) {
      $0.feed?.rows[id: 1]?.isLiked = true
      $0.feed?.rows[id: 1]?.isSaving = true
    }
    await store.receive(\.feed?.rows?[id: 1]?.confirmed) { $0.feed?.rows[id: 1]?.isSaving = false }
    await store.finish()
  }
}
