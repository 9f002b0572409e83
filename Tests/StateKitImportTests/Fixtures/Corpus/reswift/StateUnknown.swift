import ReSwift

struct StateUnknownAdded: Action { let n: Int }

struct StateUnknownState: Equatable {
  var count = 0
  var other = { 4 }()
}

func stateUnknownReducer(action: Action, state: StateUnknownState?) -> StateUnknownState {
  var state = state ?? StateUnknownState()
  switch action {
  case let added as StateUnknownAdded:
    state.count += added.n
    state.other = 1
  default:
    break
  }
  return state
}
