import ReSwift

struct StateWithInitReset: Action {}
struct StateWithInitAdded: Action { let n: Int }
struct StateWithInitState: Equatable {
  var count: Int
  init(count: Int = 3) { self.count = count * 2 }
}

func stateWithInitReducer(action: Action, state: StateWithInitState?) -> StateWithInitState {
  var state = state ?? StateWithInitState()
  switch action {
  case is StateWithInitReset: return StateWithInitState()
  case let added as StateWithInitAdded: state.count += added.n
  default: break
  }
  return state
}
