#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreFinishTests {
  @Test func `finish waits for the effects to end`() async {
    let failures = await failures {
      let store = SearchTestStore.search {
        $0 == .stopped ? .fireAndForget { await Task.yield() } : .doNothing
      }
      store.send(.stopped)
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  @Test func `an effect that runs on is a failure of finish, and not of the store's end too`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search { _ in endless() }
      store.send(.stopped)
      line = #line + 1
      await store.finish(timeout: .zero)
    }
    expectEqual(
      failures,
      [
        Failure(
          message: "Effects still run, which these actions started:\n\n  SearchAction.stopped",
          file: "StateKitTestingTests/TestStoreFinishTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func `an effect that runs on after the timeout is a failure of finish`() async {
    let failures = await failures {
      let store = SearchTestStore.search { _ in endless() }
      store.send(.stopped)
      await store.finish(timeout: .nanoseconds(1))
    }
    expectEqual(
      failures.map(\.message),
      [
        "Effects still run, which these actions started:\n\n  SearchAction.stopped"
      ]
    )
  }

  @Test func `an effect that was told of once is not told of again, by whichever action`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0 == .stopped ? endless() : .doNothing }
      store.send(.stopped)
      await store.finish(timeout: .zero)
      store.send(.typed("a")) { $0.text = "a" }
      await store.finish(timeout: .zero)
    }
    expectEqual(failures.count, 1)
  }

  @Test func `an effect that ran before the store was taken over is no matter of the test's first action`()
    async
  {
    let failures = await failures {
      let store = SearchStore(
        initialState: SearchState(),
        reducer: .search,
        middleware: AnyMiddleware { action, _, _ in action == .stopped ? endless() : .doNothing }
      )
      store.dispatch(.stopped)
      let testStore = TestStore(store)
      testStore.send(.typed("a")) { $0.text = "a" }
      await testStore.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  @Test func `an action that was not received is a failure of finish`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0 == .stopped ? .just(.search("a")) : .doNothing }
      store.send(.stopped)
      await store.finish(timeout: .noHurry)
    }
    expectEqual(
      failures.map(\.message),
      [
        "These actions came and were not received by the test:\n\n  SearchAction.search(\"a\")"
      ]
    )
  }

  @Test func `a store that goes without finish is checked, at the line where it was made`() async {
    let failures = await failures {
      let store = SearchTestStore.search(
        { $0 == .stopped ? .merge(.just(.search("a")), endless()) : .doNothing },
        line: 7
      )
      store.send(.stopped)
    }
    expectEqual(failures.map(\.line), [7, 7])
    expectEqual(failures.first?.message.hasPrefix("These actions came"), true)
    expectEqual(failures.last?.message.hasPrefix("Effects still run"), true)
  }

  @Test func `an effect that was cancelled does not run on`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0 == .stopped ? .cancel("endless") : endless() }
      store.send(.typed("a")) { $0.text = "a" }
      store.send(.stopped)
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  @Test func `a store that waited is freed before the timeout`() async {
    weak var gone: SearchTestStore?
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { text in .task { .found([text]) } } ?? .doNothing }
      gone = store
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
    // The tasks that measured the timeouts end on other threads.
    var turns = 0
    while gone != nil, turns < 10_000 {
      await Task.detached { await Task.yield() }.value
      turns += 1
    }
    #expect(gone == nil)
  }
}

#endif
