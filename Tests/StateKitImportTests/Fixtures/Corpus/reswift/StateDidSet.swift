import ReSwift

struct StateDidSetAdded: Action { let n: Int }

struct StateDidSetState: Equatable {
  var count = 0 { didSet { total += 1 } }
  var total = 0
}

func stateDidSetReducer(action: Action, state: StateDidSetState?) -> StateDidSetState {
  var state = state ?? StateDidSetState()
  switch action {
  case let added as StateDidSetAdded:
    state.count += added.n
  default:
    break
  }
  return state
}
