#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreAssertTests {
  private struct Unexpected: Error {}

  /// A store in which typing leads to a result.
  private func store() -> SearchTestStore {
    SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
  }

  @Test func `a test can assert the state at any time`() async {
    let failures = await failures {
      let store = store()
      store.assert { $0.text = "" }
      store.send(.typed("a")) { $0.text = "a" }
      store.assert {
        $0.text = "a"
        $0.results = []
      }
      await store.receive(.found(["a"])) { $0.results = ["a"] }
      store.assert { $0 = SearchState(text: "a", results: ["a"]) }
    }
    expectEqual(failures, [])
  }

  @Test func `a wrong state is a failure that shows the difference, at the line of the call`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search()
      store.send(.typed("a")) { $0.text = "a" }
      line = #line + 1
      store.assert { $0.text = "b" }
    }
    expectEqual(
      failures,
      [
        Failure(
          message: """
            The state is not as expected.

                SearchState(
              -   text: "b",
              +   text: "a",
                  results: []
                )

            (Expected: -, Actual: +)
            """,
          file: "StateKitTestingTests/TestStoreAssertTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func `in a relaxed test actions that came count, and can be received afterwards`() async {
    let failures = await failures {
      let store = store()
      store.exhaustivity = .off
      store.send(.typed("a"))
      store.assert { $0.results = ["a"] }
      await store.receive(.found(["a"])) { $0.results = ["a"] }
    }
    expectEqual(failures, [])
  }

  @Test func `a closure that throws is a failure`() async {
    let failures = await failures {
      store().assert { _ in throw Unexpected() }
    }
    expectEqual(
      failures.map(\.message),
      ["The closure that says what the state is threw an error.\n\n  Unexpected()"]
    )
  }
}

#endif
