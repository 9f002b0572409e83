import StateKit

extension Workload {
  /// One action, and side effects of it or of others.
  @MainActor
  static var sideEffects: [Workload] {
    [forOthers] + [1, 10, 100, 1_000].flatMap { [byHand($0), forThis($0)] }
  }

  private static var forOthers: Workload {
    Workload("1000 side effects of other actions", floor: "floor", goal: Goal(1.2, "one subscriber")) {
      let (store, subscription) = App.watchedStore()
      for number in 0..<1_000 {
        let path = App.otherActions[number % App.otherActions.count]
        store.sideEffects.addAfterReducers(path) { _ in Calls.count &+= 1 }
      }
      Kept.keep(subscription)
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static func byHand(_ count: Int) -> Workload {
    Workload("floor, \(count) closures in an array") {
      let store = FloorStore(sideEffects: count)
      return .one { store.dispatch(App.floorSet0(1)) }
    }
  }

  private static func forThis(_ count: Int) -> Workload {
    Workload(
      "side effects of this action: \(count)",
      floor: "floor, \(count) closures in an array",
      // Ten times as many may take ten times as long, with a margin for the unrest of the machine.
      goal: count == 1 ? nil : Goal(11, "side effects of this action: \(count / 10)")
    ) {
      let (store, subscription) = App.watchedStore()
      for _ in 0..<count { store.sideEffects.addAfterReducers(App.set0Path) { _ in Calls.count &+= 1 } }
      Kept.keep(subscription)
      return .one { store.dispatch(App.set0(1)) }
    }
  }
}
