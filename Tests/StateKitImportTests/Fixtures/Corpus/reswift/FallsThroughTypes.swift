import ReSwift

struct FallsThroughTypesCleared: Action {}
struct FallsThroughTypesReset: Action {}

struct FallsThroughTypesState: Equatable {
  var count = 0
}

func fallsThroughTypesReducer(action: Action, state: FallsThroughTypesState?) -> FallsThroughTypesState {
  var state = state ?? FallsThroughTypesState()
  switch action {
  case is FallsThroughTypesCleared:
    state.count = -10
    fallthrough
  case is FallsThroughTypesReset:
    state.count += 1
  default:
    break
  }
  return state
}
