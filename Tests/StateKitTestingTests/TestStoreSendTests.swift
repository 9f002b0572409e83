#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreSendTests {
  @Test func `the expected change passes, and the state is followed`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.send(.typed("a")) { $0.text = "a" }
      store.send(.search("a"))
      store.send(.cleared) { $0 = SearchState() }
      expectEqual(store.state, SearchState())
    }
    expectEqual(failures, [])
  }

  @Test func `a change that is not expected is a failure at the line of the call`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search()
      line = #line + 1
      store.send(.typed("a"))
    }
    expectEqual(
      failures,
      [
        Failure(
          message: """
            The state changed, though no change was expected, after

              SearchAction.typed("a")

                SearchState(
              -   text: "",
              +   text: "a",
                  results: []
                )

            (Expected: -, Actual: +)
            """,
          file: "StateKitTestingTests/TestStoreSendTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func `another change than the expected one is a failure, and the next one is judged by itself`() async
  {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.send(.typed("a")) { $0.text = "b" }
      store.send(.typed("c")) { $0.text = "c" }
    }
    expectEqual(failures.count, 1)
    expectEqual(failures.first?.message.hasPrefix("The state is not as expected, after"), true)
    expectEqual(failures.first?.message.contains("-   text: \"b\",\n  +   text: \"a\","), true)
  }

  @Test func `actions that were not received are a failure of the next send, once`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      store.send(.search("b"))
      store.send(.cleared) { $0 = SearchState() }
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        These actions came and were not received by the test:

          SearchAction.found(
            [
              [0]: "a"
            ]
          )
        """
      ]
    )
  }

  @Test func `sending while the store handles an action is a failure`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      let subscription = store.store.subscribe(\.text) { [unowned store] text in
        if text == "a" { store.send(.stopped) }
      }
      store.send(.typed("a")) { $0.text = "a" }
      subscription.cancel()
      await store.receive(.stopped)
    }
    expectEqual(
      failures.map(\.message),
      [
        "An action cannot be sent to a test store while its store handles another one."
      ]
    )
  }
}

#endif
