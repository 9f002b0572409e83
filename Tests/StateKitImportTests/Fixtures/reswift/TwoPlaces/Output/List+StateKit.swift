import StateKit

/// The handlers of `List`, which were the branches of a reducer in Lists.swift.
struct ListReducer: ListReducing {
  private static let whole = ListReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout ListState, action: ListAction) {
    ListReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<ListState, ListAction> {
    .list(self)
  }

  func add(_ state: inout ListState, item: String) {
    if !item.isEmpty {
      state = ListState(items: state.items + [item], filter: state.filter)
    }
  }
}
