#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

/// Wrong assertions about a change of the state.
@MainActor
@Suite(.watched)
struct TestStoreChangeTests {
  @Test func `a change that does not come is a failure that shows it`() async {
    let failures = await failures { SearchTestStore.search().send(.stopped) { $0.text = "b" } }
    expectEqual(
      failures.map(\.message),
      [
        """
        The state did not change, though a change was expected, after

          SearchAction.stopped

            SearchState(
          -   text: "b",
          +   text: "",
              results: []
            )

        (Expected: -, Actual: +)
        """
      ]
    )
  }

  @Test func `a number that is not a number is as expected, and a change beside it is found`() async {
    struct Meter: Equatable, Sendable {
      var level = 0.0
      var count = 0
    }
    let failures = await failures {
      let store = TestStore(
        initialState: Meter(),
        reducer: Reducer<Meter, Double> { state, level in
          state.level = level
          state.count += 1
        }
      )
      store.send(.nan) {
        $0.level = .nan
        $0.count = 1
      }
      store.assert { $0.level = .nan }
      store.send(.nan) { $0.level = .nan }
      store.exhaustivity = .off
      store.send(.nan) { $0.level = .nan }
      store.store.dispatch(.nan)
      await store.receive(.nan, timeout: .zero) { $0.count = 4 }
      store.assert { $0.count = 5 }
    }
    expectEqual(failures.count, 2)
    expectEqual(failures.map { $0.message.contains("count: ") }, [true, true])
  }

  @Test func `a closure without a change is a failure if the state does not change`() async {
    let failures = await failures { SearchTestStore.search().send(.stopped) { $0.text = "" } }
    expectEqual(
      failures.map(\.message),
      [
        """
        A change was expected, but there is none, and the closure makes none either. Leave it out after

          SearchAction.stopped
        """
      ]
    )
  }

  @Test func `a closure that makes no change, where one comes, is told so`() async {
    let failures = await failures { SearchTestStore.search().send(.typed("a")) { $0.text = "" } }
    expectEqual(failures.count, 1)
    expectEqual(
      failures.first?.message.hasPrefix("The state changed, though no change was expected, after"),
      true
    )
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `a closure that throws is a failure, and the next change is judged by itself`(
    exhaustivity: Exhaustivity
  ) async {
    struct Unexpected: Error {}
    let failures = await failures {
      let store = SearchTestStore.search()
      store.exhaustivity = exhaustivity
      store.send(.typed("a")) { _ in throw Unexpected() }
      store.send(.typed("b")) { $0.text = "b" }
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        The closure that makes the expected change threw an error, after

          SearchAction.typed("a")

          Unexpected()
        """
      ]
    )
  }
}

#endif
