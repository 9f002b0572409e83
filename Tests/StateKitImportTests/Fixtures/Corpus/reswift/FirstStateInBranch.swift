import ReSwift

struct FirstStateInBranchAdded: Action { let n: Int }
struct FirstStateInBranchState: Equatable { var count = 2 }

func firstStateInBranchReducer(action: Action, state: FirstStateInBranchState?) -> FirstStateInBranchState {
  switch action {
  case let added as FirstStateInBranchAdded:
    var next = state ?? FirstStateInBranchState(count: 9)
    next.count += added.n
    return next
  default:
    return state ?? FirstStateInBranchState()
  }
}
