#if Testing

import StateKit
import StateKitTesting
import Testing

@MainActor
struct TestStoreReceiveTests {
  @Test func `what bridges and effects give is received in order`() async {
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
    #expect(failures == [])
  }

  @Test func `an action is received by its key path`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(\.found) { $0.results = ["a"] }
    }
    #expect(failures == [])
  }

  @Test func `another action is a failure that shows the difference, at the line of the call`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      line = #line + 1
      await store.receive(.found(["b"])) { $0.results = ["b"] }
    }
    #expect(
      failures == [
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
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasSuffix("Received:\n\n  SearchAction.search(\"a\")") == true)
  }

  @Test func `another change of the state is a failure`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed.map { .just(.found([$0])) } ?? .doNothing }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.found(["a"]))
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.hasPrefix("The state changed, though no change was expected, after") == true
    )
  }

  @Test func `where no effect runs, nothing can come, and the failure does not wait`() async {
    let failures = await failures {
      let store = SearchTestStore.search()
      store.send(.stopped)
      await store.receive(.search("a"), timeout: .noHurry)
    }
    #expect(
      failures.map(\.message) == [
        """
        No action came, and no effect runs that could send one.

        Expected:

          SearchAction.search("a")
        """
      ]
    )
  }

  @Test func `an effect that ends without sending is not waited for any longer`() async {
    let failures = await failures {
      let store = SearchTestStore.search { _ in .fireAndForget {} }
      store.send(.stopped)
      await store.receive(.search("a"), timeout: .noHurry)
    }
    #expect(failures.count == 1)
  }

  @Test func `where an effect runs, but sends nothing in time, the failure says what started it`() async {
    let failures = await failures {
      let store = SearchTestStore.search { $0.typed == nil ? .cancel("endless") : endless() }
      store.send(.typed("a")) { $0.text = "a" }
      await store.receive(.search("a"), timeout: .zero)
      await store.receive(.search("b"), timeout: .nanoseconds(1))
      store.send(.stopped)
    }
    #expect(failures.count == 2)
    #expect(
      failures.first?.message == """
        No action came within 0.0 seconds. Effects still run, which these actions started:

          SearchAction.typed("a")

        Expected:

          SearchAction.search("a")
        """
    )
  }
}

#endif
