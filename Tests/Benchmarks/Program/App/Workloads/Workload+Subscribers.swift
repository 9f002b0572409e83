import StateKit

extension Workload {
  /// One action, with and without subscribers.
  @MainActor
  static var subscribers: [Workload] {
    [floor, plain, oneOfAll, oneThatReads, oneOfTheDomain]
      + (App.hasOtherDomains ? [manyOfOthers, manyLocalStores] : [])
  }

  static var floor: Workload {
    Workload("floor") {
      let store = FloorStore()
      return .one { store.dispatch(App.floorIncremented) }
    }
  }

  static var plain: Workload {
    Workload("no subscriber", floor: "floor", goal: Goal(2, "floor", allocations: 0)) {
      let store = App.makeStore()
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var oneOfAll: Workload {
    Workload("one subscriber", floor: "floor", goal: Goal(2, "floor", allocations: 0)) {
      let (store, subscription) = App.watchedStore()
      Kept.keep(subscription)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var oneThatReads: Workload {
    Workload("one subscriber that reads a property", floor: "floor", goal: Goal(2, "floor", allocations: 0)) {
      let store = App.makeStore()
      let subscription = store.subscribe { state in Calls.count &+= App.count(in: state) }
      Kept.keep(subscription)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var oneOfTheDomain: Workload {
    Workload("one subscriber of the domain", floor: "floor", goal: Goal(2, "floor", allocations: 0)) {
      let store = App.makeStore()
      let subscription = store.subscribe(App.ownCount) { _ in Calls.count &+= 1 }
      Kept.keep(subscription)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var manyOfOthers: Workload {
    Workload("1000 subscribers of another domain", floor: "floor", goal: Goal(1.2, "one subscriber")) {
      let (store, subscription) = App.watchedStore()
      let others = (0..<1_000).map { _ in store.subscribe(App.otherCount) { _ in Calls.count &+= 1 } }
      Kept.keep(subscription, others)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var manyLocalStores: Workload {
    Workload("1000 local stores of another domain", floor: "floor", goal: Goal(1.2, "one subscriber")) {
      let (store, subscription) = App.watchedStore()
      let locals = (0..<1_000).map { _ in store.view(App.otherScope) }
      let others = locals.map { $0.subscribe { _ in Calls.count &+= 1 } }
      Kept.keep(subscription, locals, others)
      return .one { store.dispatch(App.incremented) }
    }
  }
}

extension App {
  /// A store with a subscriber of the whole state.
  @MainActor
  static func watchedStore(
    _ middleware: any Middleware<AppAction, AppAction, AppState> =
      IdentityMiddleware<AppAction, AppAction, AppState>()
  ) -> (Store<AppState, AppAction>, Subscription) {
    let store = makeStore(middleware)
    return (store, store.subscribe { _ in Calls.count &+= 1 })
  }
}
