import ReSwift

// A condition that keeps all actions away while it holds.
struct ConditionForAllRaised: Action { let by: Int }

struct ConditionForAllState: Equatable {
  var height = 0
  var isClosed = true
}

func conditionForAllReducer(action: Action, state: ConditionForAllState?) -> ConditionForAllState {
  var state = state ?? ConditionForAllState()
  switch action {
  case _ where state.isClosed: break
  case let raised as ConditionForAllRaised: state.height += raised.by
  default: break
  }
  return state
}
