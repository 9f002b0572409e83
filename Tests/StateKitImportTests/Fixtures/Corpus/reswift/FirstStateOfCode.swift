import ReSwift

struct FirstStateOfCodeAdded: Action { let n: Int }

struct FirstStateOfCodeState: Equatable {
  var count = 0
}

func firstStateOfCodeReducer(action: Action, state: FirstStateOfCodeState?) -> FirstStateOfCodeState {
  var state = state ?? firstfirstStateOfCodeState()
  switch action {
  case let added as FirstStateOfCodeAdded: state.count += added.n
  default: break
  }
  return state
}

private func firstfirstStateOfCodeState() -> FirstStateOfCodeState { FirstStateOfCodeState(count: 2) }
