import StateKit

extension Workload {
  /// Actions of a domain in a store that is not StateKit's, beside the same in a store.
  @MainActor
  static var hosts: [Workload] {
    [
      Workload("a host", goal: Goal(1.5, "no subscriber")) {
        let foreign = ForeignStore(AppState(), App.domain)
        return .one { foreign.dispatch(App.incremented) }
      },
      Workload("a store, 1000 declared bridges, none matching") {
        let store = App.makeBridgedStore()
        return .one { store.dispatch(App.bridgedIncremented) }
      },
      Workload(
        "a host, 1000 declared bridges, none matching",
        goal: Goal(1.5, "a store, 1000 declared bridges, none matching")
      ) {
        let foreign = ForeignStore(BridgedState(), App.bridgedDomain)
        return .one { foreign.dispatch(App.bridgedIncremented) }
      },
      Workload("a store, 1000 declared bridges, one matching") {
        let store = App.makeBridgedStore()
        return .one { store.dispatch(App.bridgedSet0(1)) }
      },
      Workload(
        "a host, 1000 declared bridges, one matching",
        goal: Goal(1.5, "a store, 1000 declared bridges, one matching")
      ) {
        let foreign = ForeignStore(BridgedState(), App.bridgedDomain)
        return .one { foreign.dispatch(App.bridgedSet0(1)) }
      },
    ]
  }
}

/// The least that a store with a host does.
@MainActor
private final class ForeignStore<State, Action: Sendable> {
  private final class Memory {
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let memory: Memory
  private let host: DomainHost<State, Action>

  init(_ state: State, _ domain: Domain<State, Action>) {
    let memory = Memory(state)
    var derived: (@MainActor (Action) -> Void)!
    self.memory = memory
    self.host = DomainHost(domain, state: { memory.state }) { derived($0) }
    derived = { [unowned self] in dispatch($0) }
  }

  func dispatch(_ action: Action) {
    host.reduce(&memory.state, action)
    host.run()
  }
}
