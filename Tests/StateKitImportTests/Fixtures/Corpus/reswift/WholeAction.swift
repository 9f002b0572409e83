import ReSwift

struct WholeActionAdded: Action, Equatable { let n: Int }

struct WholeActionState: Equatable {
  var count = 0
  var last: WholeActionAdded?
}

func wholeActionReducer(action: Action, state: WholeActionState?) -> WholeActionState {
  var state = state ?? WholeActionState()
  switch action {
  case let added as WholeActionAdded:
    state.last = added
    state.count += added.n
  default:
    break
  }
  return state
}
