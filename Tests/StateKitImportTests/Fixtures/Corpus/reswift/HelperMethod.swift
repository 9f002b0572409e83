import ReSwift

struct HelperMethodAdded: Action { let n: Int }

struct HelperMethodState: Equatable {
  var count = 0
  mutating func grow(_ n: Int) { count += n }
}

func helperMethodReducer(action: Action, state: HelperMethodState?) -> HelperMethodState {
  var state = state ?? HelperMethodState()
  switch action {
  case let added as HelperMethodAdded:
    state.grow(added.n)
  default:
    break
  }
  return state
}
