import StateKit
import StateKitTestSupport
import Testing

/// Side effects with closures that do not declare the type of their action.
@MainActor
struct EveryActionTests {
  let store = Store<AppState, AppAction>(
    initialState: AppState(),
    reducer: .app(),
    configuration: StoreConfiguration(reporter: Reporter { Issue.record("\($0)") })
  )
  let log = Recorder<String>()

  @Test func `an action without a type is any of the store's`() {
    let registry = store.sideEffects
    registry.addBeforeReducers { [log] in log.append("before \($0.name)") }
    registry.addAfterReducers { [log] action in log.append("after \(action)") }
    store.dispatch(.users(.cleared))
    expectEqual(log.all, ["before users.cleared", "after \(AppAction.users(.cleared))"])
  }

  @Test func `an action that is left out is any of the store's`() {
    let registry = store.sideEffects
    registry.addBeforeReducers { [log] _ in log.append("before") }
    registry.addAfterReducers { [log] _ in log.append("after") }
    store.dispatch(.users(.cleared))
    expectEqual(log.all, ["before", "after"])
  }

  @Test func `a side effect for every action can have dispatch and the state, too`() {
    let registry = store.sideEffects
    registry.addBeforeReducers { action, dispatch in
      if action == .users(.cleared) { dispatch(.lifecycle(.didBecomeActive)) }
    }
    registry.addBeforeReducers { [log] _, _, state in log.append("before \(state.users.names.count)") }
    registry.addAfterReducers { [log] action, _ in log.append(action.name) }
    registry.addAfterReducers { [log] _, _, state in log.append("after \(state.users.names.count)") }
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    store.dispatch(.users(.cleared))
    expectEqual(
      log.all,
      [
        "before 0", "users.renamed", "after 1", "before 1", "users.cleared", "after 0",
        "before 0", "lifecycle.didBecomeActive", "after 0",
      ]
    )
  }

  @Test func `a type that is given still decides`() {
    let registry = store.sideEffects
    registry.addBeforeReducers { [log] (_: UsersAction) in log.append("users") }
    registry.addBeforeReducers { [log] (_: LifecycleAction, _) in log.append("lifecycle") }
    registry.addBeforeReducers { [log] (_: PostsAction, _, _) in log.append("posts") }
    store.dispatch(.users(.cleared))
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(log.all, ["users", "lifecycle"])
  }
}
