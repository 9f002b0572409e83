import ReSwift

struct OptionalAgainCleared: Action {}
struct OptionalAgainState: Equatable { var count = 1 }

func optionalAgainReducer(action: Action, state: OptionalAgainState?) -> OptionalAgainState {
  let new = state ?? OptionalAgainState(count: 3)
  switch action {
  case is OptionalAgainCleared: return state ?? new
  default: return new
  }
}
