import ReSwift

struct BreakInBranchAdded: Action { let n: Int }

struct BreakInBranchState: Equatable {
  var count = 0
}

func breakInBranchReducer(action: Action, state: BreakInBranchState?) -> BreakInBranchState {
  var state = state ?? BreakInBranchState()
  switch action {
  case let added as BreakInBranchAdded:
    if added.n < 0 { break }
    state.count += added.n
  default:
    break
  }
  return state
}
