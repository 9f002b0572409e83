#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

/// A test store with side effects.
@MainActor
@Suite(.watched)
struct TestStoreSideEffectTests {
  private let typing = SideEffect<SearchState, SearchAction> { (action: SearchAction, dispatch) in
    switch action {
    case .typed(let text): dispatch(.search(text))
    case .search(let text): Task { dispatch(.found([text])) }
    default: break
    }
  }

  @Test func `actions of side effects are received, at once or later`() async {
    let failures = await failures {
      let store = TestStore(initialState: SearchState(), reducer: .search, sideEffects: typing)
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.search("a"))
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
    }
    expectEqual(failures, [])
  }

  @Test func `side effects may be added to a store that was taken over`() async {
    let failures = await failures {
      let store = TestStore(Store(initialState: SearchState(), reducer: .search))
      store.sideEffects.add(typing)
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.search("a"))
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
    }
    expectEqual(failures, [])
  }

  @Test func `if an action does not come in time, the failure says that no effect runs`() async {
    let failures = await failures {
      let store = TestStore(initialState: SearchState(), reducer: .search, sideEffects: typing)
      await store.receive(.stopped, timeout: .nanoseconds(1))
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        No action came within 1e-09 seconds. No effect runs that could send one, only another thread or what a side \
        effect has started could.

        Expected:

          SearchAction.stopped
        """
      ]
    )
  }
}

#endif
