import StateKitTestSupport
import Testing

@testable import StateKit

/// The guard against actions that derive each other endlessly.
@MainActor
struct EndlessDerivationTests {
  let issues = Recorder<RuntimeIssue>()

  private func store(
    limit: Int,
    _ middleware: any Middleware<AppAction, AppAction, AppState>
  ) -> Store<AppState, AppAction> {
    Store(
      initialState: AppState(),
      reducer: .app(),
      middleware: middleware,
      configuration: StoreConfiguration(
        reporter: Reporter { [issues] in issues.append($0) },
        derivedActionLimit: limit
      )
    )
  }

  private static let loop = BridgeMiddleware<AppAction, AppAction, AppState>()
    .bridge(
      \.lifecycle?.didBecomeActive >=> .users(.cleared),
      file: "A/Bridges.swift",
      function: "f",
      line: 1
    )
    .bridge(
      \.users?.cleared >=> .settings(.toggledReachability),
      file: "A/Bridges.swift",
      function: "f",
      line: 2
    )
    .bridge(
      \.settings?.toggledReachability >=> .users(.cleared),
      file: "A/Bridges.swift",
      function: "f",
      line: 3
    )

  @Test func `an endless loop of bridges is stopped, and its path is reported`() {
    let store = store(limit: 1_000, Self.loop)
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
    let message = issues.all.first?.message ?? ""
    expectEqual(
      message,
      """
      1000 actions were derived from one, so the next was dropped. The path: \
      users(StateKitTests.UsersAction.cleared) → (the bridge at Bridges.swift, f:2) → \
      settings(StateKitTests.SettingsAction.toggledReachability) → (the bridge at Bridges.swift, f:3) → \
      users(StateKitTests.UsersAction.cleared).
      """
    )
    expectEqual(issues.all.first?.source?.causes.count, 1_001)
  }

  @Test func `a loop through concatenations is stopped too`() {
    let concatenating = AnyMiddleware<AppAction, AppAction, AppState> { action, _, _ in
      .concatenate(.just(.settings(.toggledReachability)), .just(.users(.cleared))).cancellable(by: "t")
    }
    let store = store(limit: 1_000, concatenating)
    store.dispatch(.users(.cleared))
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
  }

  @Test func `the store goes on, and counts anew for the next action`() {
    let store = store(limit: 10, Self.loop)
    store.dispatch(.lifecycle(.didBecomeActive))
    store.dispatch(.lifecycle(.didEnterBackground))
    expectEqual(issues.all.count, 1)
    store.dispatch(.settings(.toggledReachability))
    expectEqual(issues.all.count, 2)
  }

  @Test func `a loop that doubles is stopped after as many actions`() {
    let twice = Self.loop.bridge(\.users?.cleared >=> .users(.cleared))
    let handled = Recorder<Void>()
    let counting = AnyMiddleware<AppAction, AppAction, AppState> { _, _, _ in
      handled.append(())
      return .doNothing
    }
    store(limit: 500, twice.composed(with: counting)).dispatch(.users(.cleared))
    expectEqual(handled.all.count, 501)
    expectEqual(issues.all.count, 1)
  }

  @Test func `dispatching from subscribers counts too`() {
    let store = store(limit: 100, IdentityMiddleware())
    let subscription = store.subscribe { [unowned store] _ in store.dispatch(.settings(.toggledReachability))
    }
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
    subscription.cancel()
  }

  @Test func `as many as the limit allows are no loop`() {
    let store = Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: JournalMiddleware { action, _, _ in
        action == .count ? .sequence(Array(repeating: .ignore, count: 100)) : .doNothing
      },
      configuration: StoreConfiguration(
        reporter: Reporter { [issues] in issues.append($0) },
        derivedActionLimit: 100
      )
    )
    store.dispatch(.count)
    store.dispatch(.count)
    #expect(issues.all.isEmpty)
  }

  @Test func `promises that are completed at once count too`() {
    let store = Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: JournalMiddleware { _, _, _ in
        .promise { completion in
          completion(.count)
          return {}
        }
      },
      configuration: StoreConfiguration(
        reporter: Reporter { [issues] in issues.append($0) },
        derivedActionLimit: 100
      )
    )
    store.dispatch(.count)
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
    expectEqual(store.state.count, 101)
  }

  @Test(arguments: [EffectPolicy.again, .queue])
  func `a loop through the action that an effect owes is stopped too`(policy: EffectPolicy) {
    let owing = AnyMiddleware<AppAction, AppAction, AppState> { action, source, _ in
      guard case .users = action else { return .sequence([.users(.cleared), .users(.cleared)]) }
      return .doNothing.owing(.settings(.toggledReachability), from: source).cancellable(
        by: "t",
        policy: policy
      )
    }
    let store = store(limit: 1_000, owing)
    store.dispatch(.users(.cleared))
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
  }

  @Test func `an action that an effect gives after a wait starts a new chain`() async {
    let store = Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: JournalMiddleware { action, _, state in
        action == .count && state.count < 200 ? .run { send in send(.count) } : .doNothing
      },
      configuration: StoreConfiguration(
        reporter: Reporter { [issues] in issues.append($0) },
        derivedActionLimit: 10
      )
    )
    store.dispatch(.count)
    await store.until { $0.count == 200 }
    #expect(issues.all.isEmpty)
  }
}
