import ReSwift

struct SeveralTypesAdded: Action { let n: Int }
struct SeveralTypesCleared: Action {}

struct SeveralTypesState: Equatable {
  var count = 0
}

func severalTypesReducer(action: Action, state: SeveralTypesState?) -> SeveralTypesState {
  var state = state ?? SeveralTypesState()
  switch action {
  case is SeveralTypesAdded, is SeveralTypesCleared:
    state.count = 0
  default:
    break
  }
  return state
}
