#if Testing

@testable import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

/// Issues that a store reports at run time.
@MainActor
@Suite(.watched)
struct TestStoreIssueTests {
  /// A store in which two actions derive each other, and a third one starts an endless effect.
  private func loop() -> SearchTestStore {
    let middleware = BridgeMiddleware<SearchAction, SearchAction, SearchState>()
      .bridge(\.search >=> { .found([$0]) })
      .bridge(\.found >=> { .search($0.joined()) })
      .composed(with: AnyMiddleware { action, _, _ in action == .stopped ? endless() : .doNothing })
    return SearchTestStore(
      initialState: SearchState(),
      reducer: .search,
      middleware: middleware,
      configuration: StoreConfiguration(derivedActionLimit: 100)
    )
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `an issue is a failure of the call that it comes in, also in a relaxed test`(
    exhaustivity: Exhaustivity
  )
    async
  {
    var line: UInt = 0
    let failures = await failures {
      let store = loop()
      store.exhaustivity = exhaustivity
      line = #line + 1
      store.send(.search("a")) { $0.text = "b" }
      store.exhaustivity = .off
    }
    expectEqual(failures.map(\.line), [line, line])
    expectEqual(
      failures.first?.message.hasPrefix("The store reported an issue.\n\n  StateKitTestingTests/"),
      true
    )
    expectEqual(
      failures.first?.message.contains("100 actions were derived from one, so the next was dropped."),
      true
    )
  }

  @Test func `an issue between two calls is a failure of the first one`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = loop()
      store.exhaustivity = .off
      line = #line + 1
      store.send(.stopped)
      store.store.dispatch(.search("a"))
      store.send(.stopped)
    }
    expectEqual(failures.map(\.line), [line])
  }

  @Test func `an issue after an assertion is a failure of that`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = loop()
      store.exhaustivity = .off
      store.send(.stopped)
      line = #line + 1
      store.assert { $0.text = "" }
      store.store.dispatch(.search("a"))
    }
    expectEqual(failures.map(\.line), [line])
  }

  @Test func `an issue that comes while a call waits is a failure of that call`() async {
    var line: UInt = 0
    let failures = await failures {
      let store = loop()
      store.exhaustivity = .off
      store.send(.stopped)
      // The task runs when this one waits.
      Task { store.store.dispatch(.search("a")) }
      line = #line + 1
      await store.receive(.search("a"), timeout: .noHurry) { $0.text = "b" }
    }
    expectEqual(failures.map(\.line), [line, line])
    expectEqual(failures.first?.message.hasPrefix("The store reported an issue."), true)
  }

  @Test func `an issue after the last call is a failure when the store goes`() async {
    let failures = await failures {
      let store = loop()
      store.exhaustivity = .off
      store.store.dispatch(.search("a"))
    }
    expectEqual(failures.count, 1)
  }

  @Test func `an issue of the registry is a failure, also where the store was made with it`() async {
    let issue = RuntimeIssue(.unknownActionType, "There is no such type.", source: nil)
    var lines: [UInt] = []
    let failures = await failures {
      lines.append(#line + 1)
      let store = TestStore(
        initialState: SearchState(),
        reducer: .search,
        sideEffects: SideEffect<SearchState, SearchAction>(
          timing: .beforeReducers,
          handlers: [],
          issue: issue
        )
      )
      lines.append(#line + 1)
      let second = TestStore(store.store)
      second.store.sideEffects.reporter.report(issue)
    }
    expectEqual(failures.map(\.line).sorted(), lines)
    expectEqual(Set(failures.map(\.message)), ["The store reported an issue.\n\n  There is no such type."])
  }

  @Test func `a long list of actions is cut short`() async {
    let failures = await failures {
      loop().send(.search("a"))
    }
    expectEqual(failures.count, 2)
    expectEqual(failures.last?.message.hasSuffix("\n  … and 80 more"), true)
  }
}

#endif
