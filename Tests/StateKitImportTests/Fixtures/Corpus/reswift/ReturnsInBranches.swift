import ReSwift

struct ReturnsInBranchesAdded: Action { let n: Int }

struct ReturnsInBranchesState: Equatable {
  var count = 0
}

func returnsInBranchesReducer(action: Action, state: ReturnsInBranchesState?) -> ReturnsInBranchesState {
  let state = state ?? ReturnsInBranchesState()
  switch action {
  case let added as ReturnsInBranchesAdded: return ReturnsInBranchesState(count: state.count + added.n)
  default: return state
  }
}
