#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreRunTests {
  private static func found(_ action: SearchAction) -> SearchEffect {
    guard action == .search("a") else { return .doNothing }
    return .task {
      for _ in 0..<20 { await Task.yield() }
      return .found(["Ann"])
    }
  }

  @Test func `run expects the change of its action, and waits for what it starts`() async {
    let failures = await failures {
      let store = SearchTestStore.search {
        if case .typed(let text) = $0 { return .just(.search(text)) }
        return Self.found($0)
      }
      await store.run(.typed("a"), timeout: .noHurry) { $0.text = "a" }
      #expect(store.store.runningEffects.isEmpty)
      await store.receive(.search("a"), timeout: .zero)
      await store.receive(.found(["Ann"]), timeout: .zero) { $0.results = ["Ann"] }
      await store.finish(timeout: .zero)
    }
    expectEqual(failures, [])
  }

  @Test
  func `a change that was not expected, and actions that were not received, are failures at their lines`()
    async
  {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search { Self.found($0) }
      line = #line + 1
      await store.run(.typed("a"), timeout: .noHurry)
      await store.run(.search("a"), timeout: .noHurry)
      await store.run(.stopped, timeout: .noHurry)
    }
    expectEqual(failures.map(\.line), [line, line + 2])
    expectEqual(failures.first?.message.hasPrefix("The state changed, though no change was expected"), true)
    expectEqual(failures.last?.message.contains("found"), true)
  }

  @Test func `work that does not end in time is a failure of run, and not of the store's end too`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search { _ in endless() }
      line = #line + 1
      await store.run(.stopped, timeout: .nanoseconds(1))
    }
    expectEqual(
      failures,
      [
        Failure(
          message: """
            What the action started has not ended within 1e-09 seconds. Effects still run, which these actions started:

              SearchAction.stopped
            """,
          file: "StateKitTestingTests/TestStoreRunTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func `cancelling the task ends the work, and a task that was cancelled sends nothing`() async {
    let failures = await failures {
      let started = Gate()
      let store = SearchTestStore.search { _ in
        .callback { _, _ in
          started.open()
          return {}
        }
      }
      let run = Task { await store.run(.stopped, timeout: .noHurry) }
      await started.wait()
      run.cancel()
      await run.value
      #expect(store.store.runningEffects.isEmpty)
      let late = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await store.run(.typed("a"))
      }
      await late.value
      expectEqual(store.store.text, "")
      await store.finish(timeout: .zero)
    }
    expectEqual(failures, [])
  }

  @Test func `a test advances the clock while it waits for a run`() async {
    let failures = await failures {
      let clock = TestClock()
      let started = Gate()
      let store = SearchTestStore(
        initialState: SearchState(),
        reducer: .search,
        middleware: AnyMiddleware<SearchAction, SearchAction, SearchState> { action, _, _ in
          guard action == .stopped else { return .doNothing }
          started.open()
          return .just(.cleared).delay(for: .seconds(3))
        },
        configuration: StoreConfiguration(clock: clock)
      )
      async let run: Void = store.run(.stopped, timeout: .noHurry)
      await started.wait()
      await clock.advance(by: .seconds(3))
      await run
      await store.receive(.cleared)
    }
    expectEqual(failures, [])
  }
}

#endif
