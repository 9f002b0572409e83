import ReSwift

struct ActionVariableAdded: Action { var n: Int }
struct ActionVariableSet: Action { var n: Int }
struct ActionVariableState: Equatable { var count = 0 }

func actionVariableReducer(action: Action, state: ActionVariableState?) -> ActionVariableState {
  var state = state ?? ActionVariableState()
  switch action {
  case var added as ActionVariableAdded:
    added.n *= 2
    state.count += added.n
  case let set as ActionVariableSet:
    state.count = set.n
  default: break
  }
  return state
}
