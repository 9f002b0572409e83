import StateKit

extension Workload {
  /// An action of one element among so many.
  @MainActor
  static var elements: [Workload] {
    [10, 1_000, 100_000].flatMap { [byHand(among: $0), element(among: $0)] }
  }

  static func byHand(among count: Int) -> Workload {
    Workload("floor, an element of \(count)") {
      let store = FloorList(count)
      return .one { store.increment(count / 2) }
    }
  }

  static func element(among count: Int) -> Workload {
    Workload(
      "an element of \(count)",
      floor: "floor, an element of \(count)",
      goal: count == 10 ? nil : Goal(1.2, "an element of 10")
    ) {
      let store = Store<ListingState, ListingAction>.listing(
        initialState: ListingState(rows: IdentifiedArray((0..<count).map { RowState(id: $0) })),
        reducer: .listing(rows: .row())
      )
      let subscription = store.subscribe { _ in Calls.count &+= 1 }
      Kept.keep(subscription)
      return .one { store.dispatch(.rows(id: count / 2, action: .incremented)) }
    }
  }
}

/// Elements in order, found by a dictionary.
@MainActor
private final class FloorList {
  private var rows: [RowState]
  private var places: [Int: Int]
  private let subscriber: @MainActor (FloorList) -> Void = { _ in Calls.count &+= 1 }

  init(_ count: Int) {
    rows = (0..<count).map { RowState(id: $0) }
    places = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  @inline(never)
  func increment(_ id: Int) {
    guard let place = places[id] else { return }
    rows[place].count &+= 1
    subscriber(self)
  }
}
