#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreTakingOverTests {
  private func store() -> SearchStore {
    Store(
      initialState: SearchState(text: "before"),
      reducer: .search,
      middleware: BridgeMiddleware<SearchAction, SearchAction, SearchState>().bridge(
        \.typed >=> { .search($0) }
      )
    )
  }

  @Test func `a store is taken over with its state and its bridges`() async {
    let failures = await failures {
      let store = TestStore(store())
      expectEqual(store.state.text, "before")
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.search("a"))
    }
    expectEqual(failures, [])
  }

  @Test func `actions from other senders are received`() async {
    let failures = await failures {
      let store = TestStore(store())
      store.store.dispatch(.found(["x"]))
      await store.receive(.found(["x"])) { $0.results = ["x"] }
      let dispatcher = store.store.dispatcher
      await Task.detached { dispatcher.dispatch(.found(["y"])) }.value
      await store.receive(.found(["y"])) { $0.results = ["y"] }
    }
    expectEqual(failures, [])
  }

  @Test func `an action from another thread before a sent action is not confused with it`() async {
    let failures = await failures {
      let store = TestStore(store())
      let dispatcher = store.store.dispatcher
      await Task.detached { dispatcher.dispatch(.found(["y"])) }.value
      store.send(.stopped)
    }
    expectEqual(failures.count, 1)
    expectEqual(failures.first?.message.hasPrefix("These actions came"), true)
  }

  @Test func `a failure reaches Swift Testing`() {
    withKnownIssue {
      TestStore(store()).send(.cleared)
    } matching: { issue in
      issue.description.contains("The state changed, though no change was expected")
    }
  }
}

#endif
