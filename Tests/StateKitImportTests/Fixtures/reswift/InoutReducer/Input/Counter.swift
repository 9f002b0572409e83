/// The actions of the counter.
enum CounterAction: Equatable {
  case increment
  case decrement(by: Int)
  /// Views show the new name at once.
  case rename(String)
  case toggleLock
  case load
  case loaded([Int])
  case clear
}

struct CounterState: Equatable {
  /// How often the button was tapped.
  var count = 0
  var name = ""
  var isLocked = false
  var history: [Int] = []
  var limit: Int? = 10

  var isEven: Bool { count.isMultiple(of: 2) }
}

func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  switch action {
  case .increment:
    state.count += 1
  case .decrement(by: let step):
    // A locked counter keeps its count.
    guard !state.isLocked else { return }
    state.count -= step
    if state.count < 0 {
      state.count = 0
      return
    }
    state.history.append(state.count)
  case let .rename(name):
    state.name = name
  case .toggleLock:
    state.isLocked.toggle()
  case .load:
    break
  case .loaded(let history):
    state.history = history.filter { $0 < state.limit ?? .max }
  case .clear:
    state = CounterState()
  }
}
