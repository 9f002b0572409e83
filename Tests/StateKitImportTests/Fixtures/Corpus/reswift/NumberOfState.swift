import ReSwift

struct NumberOfStateAdded: Action { let n: Int }

struct NumberOfStateState: Equatable {
  var level = 1
}

func numberOfStateLevelReducer(action: Action, state: Int?) -> Int {
  let state = state ?? 8
  switch action {
  case let added as NumberOfStateAdded: return state + added.n
  default: return state
  }
}

func numberOfStateReducer(action: Action, state: NumberOfStateState?) -> NumberOfStateState {
  NumberOfStateState(level: numberOfStateLevelReducer(action: action, state: state?.level))
}
