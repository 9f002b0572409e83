import StateKit

/// The handlers of `Counter`, which were the branches of a reducer in App.swift.
struct CounterReducer {
  private static let whole = CounterReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout CounterState, action: CounterAction) {
    CounterReducer.whole.reduce(&state, action)
  }

  /// What 'added' of another domain changes here.
  func added(_ state: inout CounterState, _ n: Int) {
    state.count += n
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<CounterState, CounterAction> {
    .counter()
  }
}
