#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreReceiveTests {
  @Test func `actions of bridges and effects are received in order`() async {
    let failures = await failures {
      let store = SearchTestStore.search { action in
        switch action {
        case .typed(let text): .sequence([.stopped, .search(text)])
        case .search(let text): .task { .found([text]) }
        default: .doNothing
        }
      }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.stopped)
      await store.receive(.search("a"))
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
      await store.finish(timeout: .noHurry)
    }
    expectEqual(failures, [])
  }

  /// Actions that cannot be compared.
  private enum Job: Sendable {
    case began(String)
    case ran(work: @Sendable () -> Void, String)
  }

  private func jobs() -> TestStore<String, Job> {
    TestStore(
      Store(
        initialState: "",
        reducer: Reducer { state, action in
          if case .ran(_, let name) = action { state = name }
        },
        middleware: EffectMiddleware<Job, Job, String, Void>.onAction { action, _, _ in
          guard case .began(let name) = action else { return .doNothing }
          return .just(.ran(work: {}, name))
        }
      )
    )
  }

  @Test func `actions that are not Equatable are compared by their dumps, or by a closure`() async {
    let failures = await failures {
      let store = jobs()
      store.send(.began("a"))
      await store.receive(.ran(work: {}, "a")) { $0 = "a" }
      store.send(.began("b"))
      await store.receive(where: { if case .ran(_, "b") = $0 { true } else { false } }) { $0 = "b" }
      store.send(.began("c"))
      await store.receive(.ran(work: {}, "other"))
    }
    expectEqual(failures.count, 1)
    expectEqual(failures.first?.message.hasPrefix("Another action came than expected."), true)
  }

  @Test func `an action is received by its key path`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(\.found) { $0.results = ["a"] }
    }
    expectEqual(failures, [])
  }

  @Test func `another action is a failure that shows the difference, at the line of the call`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      line = #line + 1
      await store.receive(.found(["b"])) { $0.results = ["b"] }
    }
    expectEqual(
      failures,
      [
        Failure(
          message: """
            Another action came than expected.

                SearchAction.found(
                  [
              -     [0]: "b"
              +     [0]: "a"
                  ]
                )

            (Expected: -, Received: +)
            """,
          file: "StateKitTestingTests/TestStoreReceiveTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func `another action than one at the key path is a failure`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.search($0)) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(\.found)
    }
    expectEqual(failures.map(\.file), ["StateKitTestingTests/TestStoreReceiveTests.swift"])
    expectEqual(failures.first?.message.hasSuffix("Received:\n\n  SearchAction.search(\"a\")"), true)
  }

  @Test func `after another action the test goes on with the state that it left`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.stopped)
      store.assert { $0 = SearchState(text: "a", results: ["a"]) }
    }
    expectEqual(failures.count, 1)
  }

  @Test func `another change of the state is a failure`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.found(["a"]))
    }
    expectEqual(failures.count, 1)
    expectEqual(
      failures.first?.message.hasPrefix("The state changed, though no change was expected, after"),
      true
    )
  }

  @Test func `an action of another thread that has not arrived yet is waited for`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      let dispatcher = store.store.dispatcher
      // The task runs when this one waits.
      Task { Task.detached { dispatcher.dispatch(.found(["a"])) } }
      await store.receive(.found(["a"]), timeout: .noHurry) { $0.results = ["a"] }
    }
    expectEqual(failures, [])
  }

  @Test func `an action can be received by a predicate`() async {
    let failures = await failures {
      let store = SearchTestStore.search {
        $0.typed.map { .sequence([.found([$0]), .stopped]) } ?? .doNothing
      }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(where: { $0.found?.count == 1 }) { $0.results = ["a"] }
      await store.receive { $0 == .stopped }
    }
    expectEqual(failures, [])
  }

  @Test func `another action than the expected one is a failure, and a missing action is a failure, too`()
    async
  {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.search($0)) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(where: { $0.found != nil }) { $0.results = ["a"] }
      await store.receive(where: { $0.found != nil }, timeout: .zero)
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        Another action came than expected, one that does not fit.

        Received:

          SearchAction.search("a")
        """,
        """
        No action came within 0.0 seconds. No effect runs that could send one, only another thread or what a side \
        effect has started could.

        Expected:

          an action that fits
        """,
      ]
    )
  }

  @Test func `if no effect runs, the failure names the other possible senders`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.send(.stopped)
      await store.receive(.search("a"), timeout: .nanoseconds(1))
    }
    expectEqual(
      failures.map(\.message),
      [
        """
        No action came within 1e-09 seconds. No effect runs that could send one, only another thread or what a side \
        effect has started could.

        Expected:

          SearchAction.search("a")
        """
      ]
    )
  }

  @Test func `if an effect runs and does not send in time, the failure names the action that started it`()
    async
  {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed == nil ? .cancel("endless") : endless() }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.search("a"), timeout: .zero)
      await store.receive(.search("b"), timeout: .nanoseconds(1))
      store.send(.stopped)
    }
    expectEqual(failures.count, 2)
    expectEqual(
      failures.first?.message,
      """
      No action came within 0.0 seconds. Effects still run, which these actions started:

        SearchAction.typed("a")

      Expected:

        SearchAction.search("a")
      """
    )
  }

  @Test func `a timeout of zero lets no other task run before the failure`() async {
    let hasRun = Lock(false)
    let failures = await failures {
      let store = SearchTestStore.search()
      Task { hasRun.withLock { $0 = true } }
      await store.receive(.stopped, timeout: .zero)
      #expect(!hasRun.withLock { $0 })
    }
    expectEqual(failures.count, 1)
  }
}

#endif
