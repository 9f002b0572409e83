#if Testing

import StateKit
@testable import StateKitTesting
import StateKitTestSupport
import Testing

/// Messages for a test that does not advance its clock, or not at the right moment.
@MainActor
@Suite(.watched)
struct TestStoreClockTests {
  private let clock = TestClock()
  private let gate = Gate()

  /// A store whose effect sleeps for a second after the gate opens.
  private func store() -> SearchTestStore {
    SearchTestStore.search { [clock, gate] action in
      guard let text = action.typed else { return .cancel("typing") }
      return .task(cancellationToken: "typing") {
        await gate.wait()
        try? await clock.sleep(for: .seconds(1))
        return .search(text)
      }
    }
  }

  private func message(ending hint: String) -> String {
    """
    No action came within 0.0 seconds. Effects still run, which these actions started:

      SearchAction.typed("a")

    A task sleeps on a TestClock, \(hint)

    Expected:

      SearchAction.search("a")
    """
  }

  @Test func `where the clock was not moved, the failure says until when an effect sleeps`() async {
    let failures = await failures {
      let store = store()
      gate.open()
      store.send(.typed("a")) { $0.text = "a" }
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.receive(.search("a"), timeout: .zero)
      await clock.advance(by: .milliseconds(500))
      await store.receive(.search("a"), timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(
      failures.map(\.message),
      [
        message(ending: "until 1.0 seconds, and it is 0.0 seconds there: advance the clock."),
        message(ending: "until 1.0 seconds, and it is 0.5 seconds there: advance the clock."),
      ]
    )
  }

  @Test func `where the clock was moved before an effect slept, the failure says to wait for it`() async {
    let failures = await failures {
      let store = store()
      store.send(.typed("a")) { $0.text = "a" }
      await clock.advance(by: .seconds(1))
      gate.open()
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.receive(.search("a"), timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(
      failures.map(\.message),
      [
        message(
          ending: """
            until 2.0 seconds, and it is 1.0 seconds there: the clock was advanced from 0.0 seconds to 1.0 seconds \
            before the task slept. Wait for the task first: await clock.waitForSleepers(1)
            """
        )
      ]
    )
  }

  @Test func `where the clock ran before an effect slept, the failure says so, too`() async {
    let failures = await failures {
      let store = store()
      store.send(.typed("a")) { $0.text = "a" }
      await clock.run(timeout: .noHurry)
      gate.open()
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.finish(timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        Effects still run, which these actions started:

          SearchAction.typed("a")

        A task sleeps on a TestClock, until 1.0 seconds, and it is 0.0 seconds there: the clock was told to run before \
        the task slept. Wait for the task first: await clock.waitForSleepers(1)
        """
      ]
    )
  }

  @Test func `a move that was too short, or that woke somebody, is no such mistake`() async {
    let failures = await failures {
      let store = SearchTestStore.search { [clock] action in
        switch action {
        case .typed: .timer(every: .seconds(1), cancellationToken: "timer", clock: clock) { .cleared }
        case .stopped: .cancel("timer")
        default: .doNothing
        }
      }
      store.exhaustivity = .off
      await clock.advance(by: .milliseconds(10))
      store.send(.typed("a"))
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.receive(.search("a"), timeout: .zero)
      await clock.advance(by: .seconds(1))
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.receive(.search("b"), timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(failures.count, 2)
    #expect(failures.allSatisfy { $0.message.contains("seconds there: advance the clock.") }, "\(failures)")
  }

  @Test func `where all should end, the failure says how a timer ends`() async {
    let failures = await failures {
      let store = store()
      gate.open()
      store.send(.typed("a")) { $0.text = "a" }
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.finish(timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(
      failures.first?.message.hasSuffix(
        "advance the clock. A timer sleeps again: send the action that its 'until' names, or make its condition false."
      ),
      true
    )
  }

  @Test func `several tasks are counted, with the first deadline`() async {
    let failures = await failures {
      let store = SearchTestStore.search { [clock] action in
        guard action.typed != nil else { return .merge(.cancel(2), .cancel(3)) }
        return .merge(
          [3, 2].map {
            SearchEffect.just(.cleared).delay(for: .seconds($0), clock: clock).cancellable(by: $0)
          }
        )
      }
      store.send(.typed("a")) { $0.text = "a" }
      await clock.waitForSleepers(2, timeout: .noHurry)
      await store.receive(.cleared, timeout: .zero)
      store.send(.stopped)
    }
    expectEqual(failures.count, 1)
    expectEqual(
      failures.first?.message.contains(
        "2 tasks sleep on a TestClock, the first until 2.0 seconds, and it is 0.0 seconds there: advance the clock."
      ),
      true
    )
  }

  @Test func `the tasks of a side effect are known, and the tasks of the test itself are not`() async {
    let ended = Gate()
    let sideEffect = SideEffect<SearchState, SearchAction> { [clock] (_: SearchAction, dispatch) in
      Task {
        try? await clock.sleep(for: .seconds(1))
        ended.open()
      }
    }
    let failures = await failures {
      let store = TestStore(initialState: SearchState(), reducer: .search, sideEffects: sideEffect)
      let own = Task { try? await clock.sleep(for: .seconds(3)) }
      await clock.waitForSleepers(1, timeout: .noHurry)
      await store.receive(.cleared, timeout: .zero)
      store.send(.stopped)
      await clock.waitForSleepers(2, timeout: .noHurry)
      await store.receive(.cleared, timeout: .zero)
      await clock.advance(by: .seconds(1))
      await ended.wait()
      own.cancel()
    }
    expectEqual(
      failures.map { $0.message.contains("A task sleeps on a TestClock, until 1.0 seconds") },
      [
        false, true,
      ]
    )
  }

  @Test func `a task that woke or was cancelled does not sleep any more`() async {
    let tasks = SleepingTasks()
    let woken = SleepingTasks.$current.withValue(tasks) { Task { try? await clock.sleep(for: .seconds(1)) } }
    let cancelled = SleepingTasks.$current.withValue(tasks) {
      Task { try? await clock.sleep(for: .seconds(9)) }
    }
    await clock.waitForSleepers(2, timeout: .noHurry)
    expectEqual(tasks.hint(atEnd: false)?.hasPrefix("2 tasks"), true)
    cancelled.cancel()
    await cancelled.value
    expectEqual(tasks.hint(atEnd: false)?.hasPrefix("A task sleeps on a TestClock, until 1.0 seconds"), true)
    await clock.advance(by: .seconds(1))
    await woken.value
    #expect(tasks.hint(atEnd: false) == nil)
  }
}

#endif
