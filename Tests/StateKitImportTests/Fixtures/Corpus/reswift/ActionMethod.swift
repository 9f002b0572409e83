import ReSwift

struct ActionMethodAdded: Action {
  let n: Int
  func twice() -> Int { n * 2 }
}

struct ActionMethodState: Equatable {
  var count = 0
}

func actionMethodReducer(action: Action, state: ActionMethodState?) -> ActionMethodState {
  var state = state ?? ActionMethodState()
  switch action {
  case let added as ActionMethodAdded:
    state.count += added.twice()
  default:
    break
  }
  return state
}
