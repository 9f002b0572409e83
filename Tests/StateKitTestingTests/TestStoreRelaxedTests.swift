#if Testing

import StateKit
@testable import StateKitTesting
import StateKitTestSupport
import Testing

/// Tests that do not assert everything.
@MainActor
@Suite(.watched)
struct TestStoreRelaxedTests {
  /// A store in which typing leads to two actions, the second one from an effect.
  private func store(_ exhaustivity: Exhaustivity) -> SearchTestStore {
    let store = SearchTestStore.search { action in
      switch action {
      case .typed(let text): .merge(.just(.search(text)), .task { .found([text]) })
      case .stopped: .cancel("endless")
      default: .doNothing
      }
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func `changes that the test does not say are passed over`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.exhaustivity = .off
      store.send(.typed("a"))
      expectEqual(store.state.text, "a")
      store.send(.replaced("b", ["c"])) { $0.results = ["c"] }
      store.send(.replaced("d", ["e"])) { $0.text = "d" }
    }
    expectEqual(failures, [])
  }

  @Test func `a change relative to the state before is understood where it is the whole change`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.exhaustivity = .off
      store.send(.typed("a")) { $0.text += "a" }
      store.send(.typed("ab")) { $0.text += "b" }
    }
    expectEqual(failures, [])
  }

  @Test func `the closure gets the state after the action, and its expectations hold, too`() async {
    let reports = await reports {
      for exhaustivity in [Exhaustivity.off, .off(showingSkipped: true)] {
        let store = SearchTestStore.search()
        store.exhaustivity = exhaustivity
        store.send(.replaced("a", ["b"])) {
          #expect($0.results == ["b"])
          $0.text = "a"
        }
      }
    }
    expectEqual(reports.failures, [])
    expectEqual(reports.notes.count, 1)
  }

  @Test func `the expected changes must hold, and the failure shows only these`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.exhaustivity = .off
      store.send(.replaced("a", ["b"])) { $0.text = "x" }
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        The state is not as expected, after

          SearchAction.replaced(
            "a",
            [
              [0]: "b"
            ]
          )

            SearchState(
          -   text: "x",
          +   text: "a",
              results: […]
            )

        (Expected: -, Actual: +)
        """
      ]
    )
  }

  @Test func `actions that the test does not receive are passed over, and the next that fits is received`()
    async
  {
    let failures = await failures {
      let store = store(.off)
      store.send(.typed("a"))
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
      store.send(.typed("b"))
      await store.receive(\.found, timeout: .noHurry) { $0.results = ["b"] }
      store.send(.cleared) { $0.text = "" }
    }
    expectEqual(failures, [])
  }

  @Test func `an action that does not come is a failure that lists the received actions and keeps them`()
    async
  {
    let failures = await failures {
      let store = store(.off)
      store.send(.typed("a"))
      // After the effect has ended, all of its actions are there.
      _ = await store.wait(atMost: .noHurry) { store.store.runningEffects.isEmpty }
      await store.receive(.cleared, timeout: .zero)
      await store.receive(.search("a"))
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        The expected action did not come within 0.0 seconds. No effect runs that could send one, only another thread \
        or what a side effect has started could.

        Expected:

          SearchAction.cleared

        These came:

          SearchAction.search("a")
          SearchAction.found(
            [
              [0]: "a"
            ]
          )
        """
      ]
    )
  }

  @Test func `running effects and unread actions are not failures, with and without finish`()
    async
  {
    let failures = await failures {
      for finishes in [false, true] {
        let store = SearchTestStore.search {
          $0 == .stopped ? .merge(.just(.search("a")), endless()) : .doNothing
        }
        store.exhaustivity = .off
        store.send(.stopped)
        if finishes { await store.finish(timeout: .zero) }
      }
    }
    expectEqual(failures, [])
  }

  @Test func `an effect that went on when the test finished is no matter of an action that is sent later`()
    async
  {
    let failures = await failures {
      let store = SearchTestStore.search { $0 == .stopped ? endless() : .doNothing }
      store.exhaustivity = .off
      store.send(.stopped)
      await store.finish(timeout: .zero)
      store.exhaustivity = .on
      store.send(.typed("a")) { $0.text = "a" }
      await store.finish(timeout: .zero)
    }
    expectEqual(failures, [])
  }

  @Test func `skipped actions and effects are printed on request, at the line that skips them`() async {
    var line: UInt = 0
    let reports = await reports {
      let store = SearchTestStore.search {
        $0 == .stopped ? .merge(.just(.search("a")), endless()) : .doNothing
      }
      store.exhaustivity = .off(showingSkipped: true)
      line = #line + 1
      store.send(.replaced("a", ["b"])) { $0.text = "a" }
      store.send(.stopped)
      await store.finish(timeout: .zero)
    }
    expectEqual(reports.failures, [])
    expectEqual(reports.notes.map(\.line), [line, line + 2, line + 2])
    expectEqual(
      reports.notes.first?.message,
      """
      Skipped. The state changed further than the test says, after

        SearchAction.replaced(
          "a",
          [
            [0]: "b"
          ]
        )

          SearchState(
            text: "a",
            results: [
        +     [0]: "b"
            ]
          )

      (Expected: -, Actual: +)
      """
    )
    expectEqual(
      reports.notes.dropFirst().map(\.message),
      [
        "Skipped. Effects still run, which these actions started:\n\n  SearchAction.stopped",
        "Skipped. These actions came and were not received by the test:\n\n  SearchAction.search(\"a\")",
      ]
    )
  }

  @Test func `a test may ask for all again`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.exhaustivity = .off
      store.send(.typed("a"))
      store.exhaustivity = .on
      store.send(.typed("b"))
    }
    expectEqual(failures.count, 1)
  }
}

#endif
