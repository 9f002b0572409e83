import StateKit
import StateKitTestSupport
import Testing

@MainActor
struct SideEffectTests {
  private typealias AppSideEffect = SideEffect<AppState, AppAction>

  private let log = Recorder<String>()
  private let dispatched = Recorder<AppAction>()
  private var dispatch: Dispatcher<AppAction> {
    Dispatcher { [dispatched] action, _ in dispatched.append(action) }
  }

  @Test func `without a store it runs for its type of actions, and says whether it did`() {
    let sideEffect = AppSideEffect { (action: PostsAction, dispatch) in
      if action == .reachedEnd { dispatch(.users(.cleared)) }
    }
    #expect(sideEffect.run(.users(.posts(.reachedEnd)), dispatch: dispatch))
    #expect(sideEffect.run(.users(.posts(.selected(1))), dispatch: dispatch))
    #expect(!sideEffect.run(.users(.cleared), dispatch: dispatch))
    expectEqual(dispatched.all, [.users(.cleared)])
  }

  @Test func `without a store it runs for its key path`() {
    let sideEffect = AppSideEffect(\.users?.renamed) { [log] user in log.append(user.name) }
    #expect(sideEffect.run(.users(.renamed(id: 1, name: "Ada")), dispatch: dispatch))
    #expect(!sideEffect.run(.users(.cleared), dispatch: dispatch))
    expectEqual(log.all, ["Ada"])
  }

  @Test func `a side effect that reads the state gets the state`() {
    let sideEffect = AppSideEffect { [log] (_: UsersAction, _, state) in log.append("\(state.users.names)") }
    var state = AppState()
    state.users.names = [1: "Ada"]
    #expect(sideEffect.run(.users(.cleared), state: state, dispatch: dispatch))
    #expect(!sideEffect.run(.users(.cleared), dispatch: dispatch))
    expectEqual(log.all, [#"[1: "Ada"]"#])
  }

  @Test func `a side effect runs before the reducers by default, and after them on request`() {
    let sideEffects = [
      AppSideEffect(timing: .afterReducers) { [log] (_: LifecycleAction, _, state) in
        log.append("after \(state.lifecycle.isActive)")
      },
      AppSideEffect { [log] (_: LifecycleAction, _, state) in log.append("type \(state.lifecycle.isActive)")
      },
      AppSideEffect(\.lifecycle?.didBecomeActive, timing: .afterReducers) { [log] in log.append("path after")
      },
      AppSideEffect(\.lifecycle) { [log] _, _, state in log.append("path \(state.lifecycle.isActive)") },
    ]
    let store = Store(initialState: AppState(), reducer: .app(), sideEffects: sideEffects)
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(log.all, ["type false", "path false", "after true", "path after"])
  }

  @Test func `a store takes one side effect, an array, or the side effects of a registry`() {
    let one = AppSideEffect { [log] (_: AppAction) in log.append("one") }
    let registry = SideEffectRegistry<AppState, AppAction>()
    registry.add(one)
    for sideEffects: any SideEffects<AppState, AppAction> in [one, [one], registry, [registry, registry]] {
      Store(initialState: AppState(), reducer: .app(), sideEffects: sideEffects).dispatch(.users(.cleared))
    }
    expectEqual(log.all.count, 5)
  }

  @Test func `a function is a side effect too`() {
    @Sendable func clear(action: LifecycleAction, dispatch: Dispatcher<AppAction>) {
      dispatch(.users(.cleared))
    }
    #expect(AppSideEffect(clear).run(.lifecycle(.didBecomeActive), dispatch: dispatch))
    expectEqual(dispatched.all, [.users(.cleared)])
  }
}
