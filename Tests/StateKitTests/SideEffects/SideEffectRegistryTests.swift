import StateKit
import StateKitTestSupport
import Testing

@MainActor
struct SideEffectRegistryTests {
  private let log = Recorder<String>()
  private let store = Store(initialState: AppState(), reducer: .app())
  private var sideEffects: SideEffectRegistry<AppState, AppAction> { store.sideEffects }

  @Test func `a key path decides for which actions the closure runs, and gives their payload`() {
    sideEffects.addBeforeReducers(\.users?.renamed) { [log] user in log.append("\(user.id) \(user.name)") }
    sideEffects.addBeforeReducers(\.users?.renamed?.name) { [log] name, _ in log.append(name) }
    sideEffects.addBeforeReducers(\.lifecycle?.didBecomeActive) { [log] in log.append("active") }
    sideEffects.addAfterReducers(\.lifecycle?.didBecomeActive) { [log] in log.append("then") }
    store.dispatch(.users(.renamed(id: 3, name: "Ada")))
    store.dispatch(.users(.cleared))
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(log.all, ["3 Ada", "Ada", "active", "then"])
  }

  @Test func `a key path's closure may take dispatch, and read the state`() {
    sideEffects.addAfterReducers(\.lifecycle?.didBecomeActive) { _, dispatch in dispatch(.users(.cleared)) }
    sideEffects.addBeforeReducers(\.users?.cleared) { [log] _, _, state in
      log.append("\(state.lifecycle.isActive)")
    }
    sideEffects.addAfterReducers(\.users) { [log] action, _, state in
      log.append("\(action) \(state().lifecycle.isActive)")
    }
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(log.all, ["true", "cleared true"])
  }

  @Test func `key paths and types share one order`() {
    sideEffects.addBeforeReducers { [log] (_: AppAction) in log.append("every") }
    sideEffects.addBeforeReducers(\.users?.cleared) { [log] in log.append("path") }
    sideEffects.addBeforeReducers { [log] (_: UsersAction) in log.append("type") }
    sideEffects.addBeforeReducers(\.byHand) { [log] _ in log.append("by hand") }
    sideEffects.addBeforeReducers(\.users?.cleared) { [log] in log.append("path again") }
    store.dispatch(.users(.cleared))
    expectEqual(log.all, ["every", "path", "type", "by hand", "path again"])
  }

  @Test func `each form of a side effect runs at the timing of the name that adds it`() {
    for (name, add) in [("before", sideEffects.addBeforeReducers), ("after", sideEffects.addAfterReducers)] {
      add(\.users?.renamed) { [log] _, _, state in log.append("\(name) path \(state.users.names.count)") }
      add { [log] (_: UsersAction, _, state) in log.append("\(name) type \(state.users.names.count)") }
      add { [log] _, _, state in log.append("\(name) every \(state.users.names.count)") }
    }
    store.dispatch(.users(.renamed(id: 3, name: "Ada")))
    expectEqual(
      log.all,
      [
        "before path 0", "before type 0", "before every 0", "after path 1", "after type 1", "after every 1",
      ]
    )
  }

  @Test func `a domain that occurs twice is heard at both places, once for each action`() {
    let registry = SideEffectRegistry<Int, ProbeAction>()
    registry.addBeforeReducers { [log] (action: ProbeChild) in log.append("\(action)") }
    let store = Store<Int, ProbeAction>(initialState: 0, reducer: .identity, sideEffects: registry)
    store.dispatch(.left(.one))
    store.dispatch(.right(.two))
    expectEqual(log.all, ["one", "two"])
  }

  @Test func `an action's source is the line where a side effect calls dispatch`() {
    let sources = Recorder<ActionSource>()
    let recording = AnyMiddleware<AppAction, AppAction, AppState> { _, source, _ in
      sources.append(source)
      return .doNothing
    }
    let store = Store(initialState: AppState(), reducer: .app(), middleware: recording)
    store.sideEffects.addBeforeReducers { (_: LifecycleAction, dispatch) in dispatch(.users(.cleared)) }
    let line: UInt = #line - 1
    store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(sources.all.last?.line, line)
  }

  @Test func `side effects of other actions do not cost time`() {
    let registry = SideEffectRegistry<Int, ProbeAction>()
    for _ in 0..<100 {
      registry.addBeforeReducers(\.left?.one) { _ in }
      registry.addAfterReducers(\.left?.number?.magnitude) { _ in }
    }
    let store = Store<Int, ProbeAction>(initialState: 0, reducer: .identity, sideEffects: registry)
    expectEqual(ProbeAction.reads { store.dispatch(.left(.two)) }, 0)
    expectEqual(ProbeAction.reads { store.dispatch(.left(.one)) }, 100)
    expectEqual(ProbeAction.reads { store.dispatch(.left(.number(1))) }, 100)
    registry.removeAll()
    expectEqual(ProbeAction.reads { store.dispatch(.left(.one)) }, 0)
  }

  @Test func `a side effect at one place of a type does not cost time at another place`() {
    let registry = SideEffectRegistry<Int, ProbeAction>()
    for _ in 0..<100 { registry.addBeforeReducers { (_: ProbeChild) in } }
    let store = Store<Int, ProbeAction>(initialState: 0, reducer: .identity, sideEffects: registry)
    expectEqual(ProbeAction.reads { store.dispatch(.right(.two)) }, 100)
  }
}

extension AppAction {
  fileprivate var byHand: Int? { 1 }
}
