import ReSwift

struct ActionNameAgainSet: Action {}
struct ActionNameAgainState: Equatable { var count = 0 }

func actionNameAgainReducer(action: Action, state: ActionNameAgainState?) -> ActionNameAgainState {
  var state = state ?? ActionNameAgainState()
  switch action {
  case is ActionNameAgainSet:
    let action = 4
    state.count = action
  default: break
  }
  return state
}
