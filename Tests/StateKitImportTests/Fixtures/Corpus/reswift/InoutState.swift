import ReSwift

struct InoutStateAdded: Action { let n: Int }

struct InoutStateState: Equatable {
  var count = 0
}

func inoutStateReducer(state: inout InoutStateState, action: Action) {
  switch action {
  case let added as InoutStateAdded:
    state.count += added.n
  default: break
  }
}
