import StateKit

extension Workload {
  /// An action of one element of a list that an effect of its parent observes, or whose elements share a property. The
  /// effect's condition is false, so that only the looking is measured; the effect with `while` runs and has the list.
  @MainActor
  static var observedLists: [Workload] {
    [
      element(among: 10_000),
      stall(
        "an element of 10000 with 'shares'",
        of: 10_000,
        goal: Goal(1.5, "an element of 10000")
      ),
      sender("an element of 10000 beside 'on'"),
      saver("an element of 10 beside 'onChange'", of: 10),
      saver(
        "an element of 10000 beside 'onChange'",
        of: 10_000,
        goal: Goal(1.2, "an element of 10000 beside 'on'")
      ),
      guest(
        "an element of 10000 beside 'onMade'",
        of: 10_000,
        goal: Goal(1.2, "an element of 10000 beside 'on'")
      ),
      holder("an element of 10 that 'while' has by 'with'", of: 10),
      holder(
        "an element of 10000 that 'while' has by 'with'",
        of: 10_000,
        goal: Goal(1.2, "an element of 10 that 'while' has by 'with'")
      ),
    ]
  }

  private static func rows(_ count: Int) -> IdentifiedArray<RowState> {
    IdentifiedArray((0..<count).map { RowState(id: $0) })
  }

  private static func stall(_ name: String, of count: Int, goal: Goal? = nil) -> Workload {
    workload(name, goal, .stalls(id: count / 2, action: .incremented)) {
      .market(initialState: MarketState(stalls: IdentifiedArray((0..<count).map { StallState(id: $0) })))
    }
  }

  private static func sender(_ name: String, of count: Int = 10_000) -> Workload {
    workload(name, nil, .rows(id: count / 2, action: .incremented)) {
      .sender(initialState: SenderState(rows: rows(count)))
    }
  }

  private static func saver(_ name: String, of count: Int, goal: Goal? = nil) -> Workload {
    workload(name, goal, .rows(id: count / 2, action: .incremented)) {
      .saver(initialState: SaverState(rows: rows(count)))
    }
  }

  private static func guest(_ name: String, of count: Int, goal: Goal? = nil) -> Workload {
    workload(name, goal, .rows(id: count / 2, action: .incremented)) {
      .guest(initialState: GuestState(rows: rows(count)))
    }
  }

  private static func holder(_ name: String, of count: Int, goal: Goal? = nil) -> Workload {
    workload(name, goal, .rows(id: count / 2, action: .incremented)) {
      .holder(
        initialState: HolderState(isSaving: true, rows: rows(count)),
        effects: [HolderEffects(hold: { _ in try? await Task.sleep(for: .seconds(100_000)) })]
      )
    }
  }

  /// An action in a store that has one subscriber.
  private static func workload<State, Action>(
    _ name: String,
    _ goal: Goal?,
    _ action: Action,
    _ make: @escaping @MainActor () -> Store<State, Action>
  ) -> Workload {
    Workload(name, goal: goal) {
      let store = make()
      Kept.keep(store.subscribe { _ in Calls.count &+= 1 })
      return .one { store.dispatch(action) }
    }
  }
}
