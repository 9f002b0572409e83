import ReSwift

struct HelperConstantAdded: Action { let n: Int }

struct HelperConstantState: Equatable {
  var count = 0
}

func helperConstantReducer(action: Action, state: HelperConstantState?) -> HelperConstantState {
  var state = state ?? HelperConstantState()
  switch action {
  case let added as HelperConstantAdded:
    state.count += added.n * helperConstantFactor
  default:
    break
  }
  return state
}

private let helperConstantFactor = 3
