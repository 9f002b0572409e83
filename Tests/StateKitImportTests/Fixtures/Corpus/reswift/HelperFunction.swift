import ReSwift

struct HelperFunctionAdded: Action { let n: Int }

struct HelperFunctionState: Equatable {
  var count = 0
}

func helperFunctionReducer(action: Action, state: HelperFunctionState?) -> HelperFunctionState {
  var state = state ?? HelperFunctionState()
  switch action {
  case let added as HelperFunctionAdded:
    state = helperFunctionGrown(state, added.n)
  default:
    break
  }
  return state
}

func helperFunctionGrown(_ state: HelperFunctionState, _ n: Int) -> HelperFunctionState {
  var state = state
  state.count += n
  return state
}
