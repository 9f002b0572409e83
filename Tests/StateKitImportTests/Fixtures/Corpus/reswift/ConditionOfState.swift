import ReSwift

struct ConditionOfStateAdded: Action { let n: Int }

struct ConditionOfStateState: Equatable {
  var count = 0
  var isOn = false
}

func conditionOfStateReducer(action: Action, state: ConditionOfStateState?) -> ConditionOfStateState {
  var state = state ?? ConditionOfStateState()
  switch action {
  case let added as ConditionOfStateAdded where state.isOn:
    state.count += added.n
  case is ConditionOfStateAdded:
    state.isOn = true
  default:
    break
  }
  return state
}
