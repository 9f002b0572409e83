import ReSwift

struct NamedLikeTypeAdded: Action { let n: Int }

struct NamedLikeTypeState: Equatable {
  var count = 0
}

func NamedLikeTypeReducer(action: Action, state: NamedLikeTypeState?) -> NamedLikeTypeState {
  var state = state ?? NamedLikeTypeState()
  switch action {
  case let added as NamedLikeTypeAdded: state.count += added.n
  default: break
  }
  return state
}
