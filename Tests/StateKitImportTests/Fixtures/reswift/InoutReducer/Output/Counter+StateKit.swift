import StateKit

/// The handlers of `Counter`, which were the branches of a reducer in Counter.swift.
struct CounterReducer: CounterReducing {
  private static let whole = CounterReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout CounterState, action: CounterAction) {
    CounterReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<CounterState, CounterAction> {
    .counter(self)
  }

  func decrement(_ state: inout CounterState, by step: Int) {
    // A locked counter keeps its count.
    guard !state.isLocked else { return }
    state.count -= step
    if state.count < 0 {
      state.count = 0
      return
    }
    state.history.append(state.count)
  }

  func loaded(_ state: inout CounterState, _ history: [Int]) {
    state.history = history.filter { $0 < state.limit ?? .max }
  }
}

extension CounterState {
  var isEven: Bool { count.isMultiple(of: 2) }
}
