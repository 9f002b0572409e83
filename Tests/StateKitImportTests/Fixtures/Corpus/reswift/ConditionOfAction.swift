import ReSwift

struct ConditionOfActionAdded: Action { let n: Int }

struct ConditionOfActionState: Equatable {
  var count = 0
}

func conditionOfActionReducer(action: Action, state: ConditionOfActionState?) -> ConditionOfActionState {
  var state = state ?? ConditionOfActionState()
  switch action {
  case let added as ConditionOfActionAdded where added.n > 2:
    state.count += added.n
  case is ConditionOfActionAdded:
    state.count -= 1
  default:
    break
  }
  return state
}
