import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RowTests {
  private func like(_ store: TestStore<AppState, AppAction>, isLiked: Bool = true) {
    store.send(.feed(.rows(id: 2, action: .liked))) {
      $0.feed?.rows[id: 2]?.isLiked = isLiked
      $0.feed?.rows[id: 2]?.isSaving = true
    }
  }

  @Test func `a like is shown at once, and sent to the server`() async {
    let store = appStore(from: reading)
    like(store)
    await store.receive(.feed(.rows(id: 2, action: .confirmed(isLiked: true)))) {
      $0.feed?.rows[id: 2]?.isSaving = false
    }
    await store.finish()
  }

  @Test func `a like that is refused is taken back`() async {
    let store = appStore(from: reading, service: FeedServiceDouble(isLiked: .failure(.refused)))
    like(store)
    await store.receive(.feed(.rows(id: 2, action: .refused(error: .refused)))) {
      $0.feed?.rows[id: 2] = RowState(id: 2, title: "Cake")
    }
    await store.finish()
  }

  @Test func `the server gets the post, and whether it is liked now`() async {
    let (questions, asked) = AsyncStream<String>.makeStream()
    let store = appStore(from: reading)
    let saving = RowEffects(saveLike: { values in
      asked.yield("\(values.id) \(values.isLiked)")
      return values.isLiked
    })
    store.sideEffects.register(saving)
    for isLiked in [true, false] {
      like(store, isLiked: isLiked)
      await store.receive(.feed(.rows(id: 2, action: .confirmed(isLiked: isLiked)))) {
        $0.feed?.rows[id: 2]?.isSaving = false
      }
    }
    await store.finish()
    asked.finish()
    var all: [String] = []
    for await question in questions { all.append(question) }
    #expect(all == ["2 true", "2 false"])
  }
}
