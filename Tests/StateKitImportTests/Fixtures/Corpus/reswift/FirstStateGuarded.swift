import ReSwift

struct FirstStateGuardedAdded: Action { let n: Int }

struct FirstStateGuardedState: Equatable {
  var count = 0
}

func firstStateGuardedReducer(action: Action, state: FirstStateGuardedState?) -> FirstStateGuardedState {
  guard let state = state else { return FirstStateGuardedState(count: 9) }
  switch action {
  case let added as FirstStateGuardedAdded: return FirstStateGuardedState(count: state.count + added.n)
  default: return state
  }
}
