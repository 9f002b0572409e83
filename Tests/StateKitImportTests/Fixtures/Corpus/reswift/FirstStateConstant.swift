import ReSwift

struct FirstStateConstantAdded: Action { let n: Int }

struct FirstStateConstantState: Equatable {
  var count = 0
}

func firstStateConstantReducer(action: Action, state: FirstStateConstantState?) -> FirstStateConstantState {
  let first = FirstStateConstantState(count: 3)
  var state = state ?? first
  switch action {
  case let added as FirstStateConstantAdded: state.count += added.n
  default: break
  }
  return state
}
