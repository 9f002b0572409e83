import ReSwift

struct DefaultWithCodeAdded: Action { let n: Int }

struct DefaultWithCodeState: Equatable {
  var count = 0
}

func defaultWithCodeReducer(action: Action, state: DefaultWithCodeState?) -> DefaultWithCodeState {
  var state = state ?? DefaultWithCodeState()
  switch action {
  case let added as DefaultWithCodeAdded: state.count += added.n
  default: state.count -= 1
  }
  return state
}
