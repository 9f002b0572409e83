import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct UnknownActionTypeTests {
  private let issues = Recorder<RuntimeIssue>()
  private let registry = SideEffectRegistry<AppState, AppAction>()

  private var configuration: StoreConfiguration {
    StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
  }

  private func makeStore() -> Store<AppState, AppAction> {
    Store(initialState: AppState(), reducer: .app(), sideEffects: registry, configuration: configuration)
  }

  @Test func `a type that is not in the tree is reported where it is registered, and is never called`() {
    let store = makeStore()
    registry.addBeforeReducers { (_: JournalAction) in Issue.record("called") }
    let line: UInt = #line - 1
    expectEqual(issues.all.map(\.kind), [.unknownActionType])
    expectEqual(
      issues.all.map(\.message),
      [
        """
        The side effect for JournalAction is never called: the tree of AppAction has no such actions. Let its \
        closure take the action type of a domain in that tree, or AppAction itself for every action.
        """
      ]
    )
    expectEqual(issues.all.map(\.source?.file), [#fileID])
    expectEqual(issues.all.map(\.source?.line), [line])
    store.dispatch(.users(.cleared))
  }

  @Test func `a report about an early registration reaches the reporter of the later store, once`() {
    registry.addAfterReducers { (_: JournalAction, _) in Issue.record("called") }
    #expect(issues.all.isEmpty)
    let store = makeStore()
    expectEqual(issues.all.count, 1)
    _ = makeStore()
    expectEqual(issues.all.count, 1)
    store.dispatch(.users(.cleared))
  }

  @Test func `a side effect that was made apart is reported with the line where it was made`() {
    let sideEffect = SideEffect<AppState, AppAction> { (_: JournalAction) in }
    let line: UInt = #line - 1
    _ = Store(
      initialState: AppState(),
      reducer: .app(),
      sideEffects: [sideEffect],
      configuration: configuration
    )
    expectEqual(issues.all.map(\.source?.line), [line])
  }

  @Test func `types of the tree are no issue, nor are any of actions written by hand`() {
    registry.addBeforeReducers { (_: PostsAction) in }
    registry.addBeforeReducers { (_: AppAction) in }
    registry.reporter = configuration.reporter
    let byHand = FruitRegistry()
    byHand.reporter = configuration.reporter
    byHand.addBeforeReducers { (_: JournalAction) in }
    #expect(issues.all.isEmpty)
  }
}
