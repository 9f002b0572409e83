import ReSwift

struct ConstantsBeforeAdded: Action { let n: Int }

struct ConstantsBeforeState: Equatable {
  var count = 0
}

func constantsBeforeReducer(action: Action, state: ConstantsBeforeState?) -> ConstantsBeforeState {
  var state = state ?? ConstantsBeforeState()
  let step = state.count + 1
  switch action {
  case let added as ConstantsBeforeAdded: state.count += added.n * step
  default: break
  }
  return state
}
