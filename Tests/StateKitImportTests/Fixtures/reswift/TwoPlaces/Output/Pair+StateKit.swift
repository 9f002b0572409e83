import StateKit

/// The handlers of `Pair`, which were the branches of a reducer in Lists.swift.
struct PairReducer {
  private static let whole = PairReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout PairState, action: PairAction) {
    PairReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<PairState, PairAction> {
    .pair(left: ListReducer().body)
  }
}

extension PairState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    left: ListState = ListState(),
    right: ListState = ListState()
  ) {
    self.init(
      right: right,
      left: left
    )
  }
}
