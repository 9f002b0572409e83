import StateKit

extension Workload {
  /// An action of one of ten domains with five invariants each, in a store that does not check them, and in one that does.
  @MainActor
  static var invariants: [Workload] {
    [
      ward("50 invariants, not checked", isChecked: false),
      ward("50 invariants", isChecked: true, goal: Goal(1.3, "50 invariants, not checked")),
    ]
  }

  private static func ward(_ name: String, isChecked: Bool, goal: Goal? = nil) -> Workload {
    Workload(name, goal: goal) {
      let store = Store.ward(configuration: StoreConfiguration(checksInvariants: isChecked))
      Kept.keep(store.subscribe { _ in Calls.count &+= 1 })
      return .one { store.dispatch(.w5(.incremented)) }
    }
  }
}
