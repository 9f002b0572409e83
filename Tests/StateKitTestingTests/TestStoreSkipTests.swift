#if Testing

import StateKit
@testable import StateKitTesting
import StateKitTestSupport
import Testing

/// Effects that a test skips.
@MainActor
@Suite(.watched)
struct TestStoreSkipTests {
  /// An effect that ignores its cancellation: it sends its text when the gate opens.
  private func stubborn(_ text: String, _ gate: Gate, ended: Gate) -> SearchEffect {
    .run { send in
      await gate.wait()
      send(.search(text))
      ended.open()
    }
  }

  @Test func `skipped effects do not fail the test, and their actions are not received`() async {
    let failures = await failures {
      let (gate, ended) = (Gate(), Gate())
      let store = SearchTestStore.search { action in
        switch action {
        case .typed(let text): .merge(stubborn(text, gate, ended: ended), endless())
        case .stopped: .just(.cleared)
        default: .doNothing
        }
      }
      store.send(.typed("a")) { $0.text = "a" }
      store.skipEffects()
      #expect(store.store.runningEffects.isEmpty)
      gate.open()
      await ended.wait()
      store.send(.stopped)
      await store.receive(.cleared) { $0.text = "" }
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  @Test func `a queue, a concatenation and waiting effects are skipped as a whole`() async {
    let failures = await failures {
      let clock = TestClock()
      let throttled = SearchEffect.just(.stopped).throttle(
        "throttle",
        for: .seconds(1),
        latest: true,
        clock: clock
      )
      let store = SearchTestStore.search { action in
        guard let text = action.typed else { return action == .cleared ? throttled : .doNothing }
        return .merge(
          .concatenate(endless("a"), .just(.search(text))),
          endless("b").cancellable(by: "queue", policy: .queue),
          SearchEffect.just(.search(text)).cancellable(by: "queue", policy: .queue),
          SearchEffect.just(.search(text)).delay(for: .seconds(1), clock: clock),
          throttled
        )
      }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.stopped)
      store.send(.cleared) { $0.text = "" }
      store.skipEffects()
      #expect(store.store.runningEffects.isEmpty)
      await clock.advance(by: .seconds(2))
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  @Test func `actions that came before are still to be received, and effects of later ones are waited for`()
    async
  {
    let failures = await failures {
      let store = SearchTestStore.search { action in
        switch action {
        case .typed(let text): .merge(.just(.search(text)), endless())
        case .stopped: endless()
        default: .doNothing
        }
      }
      store.send(.typed("a")) { $0.text = "a" }
      store.skipEffects()
      await store.receive(.search("a"))
      store.skipEffects()
      store.send(.stopped)
      await store.finish(timeout: .zero)
    }
    expectEqual(
      failures.map(\.message),
      [
        "Effects still run, which these actions started:\n\n  SearchAction.stopped"
      ]
    )
  }

  @Test func `effects that start at the end of a skipped effect are not skipped`() async {
    let failures = await failures {
      let store = Place<SearchStore>()
      let testStore = SearchTestStore.search { action in
        switch action {
        case .typed:
          .callback { _, _ in { MainActor.assumeIsolated { store.value?.dispatch(.stopped) } } }
        case .stopped: endless()
        default: .doNothing
        }
      }
      store.value = testStore.store
      testStore.send(.typed("a")) { $0.text = "a" }
      testStore.skipEffects()
      await testStore.receive(.stopped)
      await testStore.finish(timeout: .zero)
      store.value = nil
    }
    expectEqual(
      failures.map(\.message),
      [
        "Effects still run, which these actions started:\n\n  SearchAction.stopped"
      ]
    )
  }

  @Test func `skipped effects are printed on request, at the line that skips them`() async {
    var line: UInt = 0
    let reports = await reports {
      let store = SearchTestStore.search { _ in endless() }
      store.exhaustivity = .off(showingSkipped: true)
      store.send(.stopped)
      line = #line + 1
      store.skipEffects()
      store.skipEffects()
    }
    expectEqual(reports.failures, [])
    expectEqual(
      reports.notes,
      [
        Failure(
          message: "Skipped. Effects were cancelled, which these actions started:\n\n  SearchAction.stopped",
          file: "StateKitTestingTests/TestStoreSkipTests.swift",
          line: line
        )
      ]
    )
  }
}

/// Holds a value that is made after its users.
@MainActor
private final class Place<Value> {
  var value: Value?
}

#endif
