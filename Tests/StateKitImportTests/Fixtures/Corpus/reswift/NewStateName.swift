import ReSwift

struct NewStateNameAdded: Action { let n: Int }

struct NewStateNameState: Equatable {
  var count = 0
}

func newStateNameReducer(action: Action, state: NewStateNameState?) -> NewStateNameState {
  let state = state ?? NewStateNameState()
  var newState = state
  switch action {
  case let added as NewStateNameAdded: newState.count += added.n
  default: break
  }
  return newState
}
