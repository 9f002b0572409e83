import ReSwift

struct StatePrivateAdded: Action { let n: Int }

struct StatePrivateState: Equatable {
  var count = 0
  private(set) var touched = 0
  mutating func touch() { touched += 1 }
}

func statePrivateReducer(action: Action, state: StatePrivateState?) -> StatePrivateState {
  var state = state ?? StatePrivateState()
  switch action {
  case let added as StatePrivateAdded:
    state.count += added.n
    state.touch()
  default:
    break
  }
  return state
}
