import ReSwift

struct CastCasesAdded: Action { let n: Int }
struct CastCasesCleared: Action {}

struct CastCasesState: Equatable {
  var count = 0
}

func castCasesReducer(action: Action, state: CastCasesState?) -> CastCasesState {
  var state = state ?? CastCasesState()
  switch action {
  case let added as CastCasesAdded:
    state.count += added.n
  case is CastCasesCleared:
    state.count = 0
  default:
    break
  }
  return state
}
