import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RowTests {
  private let sent = AppAction.feed(.rows(id: 2, action: .sent(id: 2, isLiked: true)))

  @Test func `a like is shown at once, and sent to the server`() async {
    let store = appStore(from: reading)
    store.send(.feed(.rows(id: 2, action: .liked))) { $0.feed?.rows[id: 2]?.isLiked = true }
    await store.receive(sent) { $0.feed?.rows[id: 2]?.isSaving = true }
    await store.receive(.feed(.rows(id: 2, action: .confirmed(isLiked: true)))) {
      $0.feed?.rows[id: 2]?.isSaving = false
    }
    await store.finish()
  }

  @Test func `a like that is refused is taken back`() async {
    let store = appStore(from: reading, service: FeedServiceDouble(isLiked: .failure(.refused)))
    store.send(.feed(.rows(id: 2, action: .liked))) { $0.feed?.rows[id: 2]?.isLiked = true }
    await store.receive(sent) { $0.feed?.rows[id: 2]?.isSaving = true }
    await store.receive(.feed(.rows(id: 2, action: .refused(error: .refused)))) {
      $0.feed?.rows[id: 2] = RowState(id: 2, title: "Cake")
    }
    await store.finish()
  }
}
