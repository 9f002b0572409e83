import StateKit

/// The handlers of `Part`, which were the branches of a reducer in App.swift.
struct PartReducer {
  private static let whole = PartReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout PartState, action: PartAction) {
    PartReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<PartState, PartAction> {
    .part(counter: CounterReducer().body, box: BoxReducer().body)
  }
}
