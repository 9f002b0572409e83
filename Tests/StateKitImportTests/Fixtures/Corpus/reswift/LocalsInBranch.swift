import ReSwift

struct LocalsInBranchAdded: Action { let n: Int }

struct LocalsInBranchState: Equatable {
  var count = 0
}

func localsInBranchReducer(action: Action, state: LocalsInBranchState?) -> LocalsInBranchState {
  var state = state ?? LocalsInBranchState()
  switch action {
  case let added as LocalsInBranchAdded:
    let twice = added.n * 2
    state.count += twice
  default:
    break
  }
  return state
}
