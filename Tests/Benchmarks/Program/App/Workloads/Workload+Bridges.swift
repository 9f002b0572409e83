import StateKit

extension Workload {
  /// One action among a thousand bridges.
  @MainActor
  static var bridges: [Workload] {
    [declaredForOthers, registeredForOthers, twoByHand, two, declaredForThis]
  }

  private static var declaredForOthers: Workload {
    Workload("1000 declared bridges, none matching", floor: "floor", goal: Goal(1.2, "one subscriber")) {
      let store = App.makeBridgedStore()
      let subscription = store.subscribe { _ in Calls.count &+= 1 }
      Kept.keep(subscription)
      return .one { store.dispatch(App.bridgedIncremented) }
    }
  }

  private static var registeredForOthers: Workload {
    Workload("1000 bridges by key path, none matching", floor: "floor", goal: Goal(1.2, "one subscriber")) {
      var bridges = BridgeMiddleware<AppAction, AppAction, AppState>()
      for number in 0..<1_000 {
        bridges = bridges.bridge(App.otherActions[number % App.otherActions.count] >=> App.set1(number))
      }
      let (store, subscription) = App.watchedStore(bridges)
      Kept.keep(subscription)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var twoByHand: Workload {
    Workload("floor, two dispatches") {
      let store = FloorStore()
      return .one {
        store.dispatch(App.floorSet0(1))
        store.dispatch(App.floorSet1(1))
      }
    }
  }

  private static var two: Workload {
    Workload("two dispatches", floor: "floor, two dispatches", goal: Goal(2, "floor, two dispatches")) {
      let (store, subscription) = App.watchedStore()
      Kept.keep(subscription)
      return .one {
        store.dispatch(App.set0(1))
        store.dispatch(App.set1(1))
      }
    }
  }

  private static var declaredForThis: Workload {
    Workload(
      "1000 declared bridges, one matching",
      floor: "floor, two dispatches",
      goal: Goal(1, "two dispatches", more: 100)
    ) {
      let store = App.makeBridgedStore()
      let subscription = store.subscribe { _ in Calls.count &+= 1 }
      Kept.keep(subscription)
      return .one { store.dispatch(App.bridgedSet0(1)) }
    }
  }
}
