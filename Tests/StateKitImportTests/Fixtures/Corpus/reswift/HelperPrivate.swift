import ReSwift

struct HelperPrivateAdded: Action { let n: Int }

struct HelperPrivateState: Equatable {
  var count = 0
}

func helperPrivateReducer(action: Action, state: HelperPrivateState?) -> HelperPrivateState {
  var state = state ?? HelperPrivateState()
  switch action {
  case let added as HelperPrivateAdded:
    helperPrivateGrow(&state, added.n)
  default:
    break
  }
  return state
}

private func helperPrivateGrow(_ state: inout HelperPrivateState, _ n: Int) { state.count += n }
