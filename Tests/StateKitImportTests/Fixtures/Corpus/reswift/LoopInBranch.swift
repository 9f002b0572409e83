import ReSwift

struct LoopInBranchAdded: Action { let n: Int }

struct LoopInBranchState: Equatable {
  var count = 0
}

func loopInBranchReducer(action: Action, state: LoopInBranchState?) -> LoopInBranchState {
  var state = state ?? LoopInBranchState()
  switch action {
  case let added as LoopInBranchAdded:
    for n in 0..<added.n {
      if n == 2 { continue }
      state.count += n
    }
  default:
    break
  }
  return state
}
