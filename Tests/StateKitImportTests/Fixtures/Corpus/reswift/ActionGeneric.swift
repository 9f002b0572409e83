import ReSwift

struct ActionGenericAdded<T>: Action { let n: T }

struct ActionGenericState: Equatable {
  var count = 0
}

func actionGenericReducer(action: Action, state: ActionGenericState?) -> ActionGenericState {
  var state = state ?? ActionGenericState()
  switch action {
  case let added as ActionGenericAdded<Int>:
    state.count += added.n
  default:
    break
  }
  return state
}
