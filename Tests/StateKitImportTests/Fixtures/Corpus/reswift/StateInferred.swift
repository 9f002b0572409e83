import ReSwift

struct StateInferredAdded: Action { let n: Int }

struct StateInferredState: Equatable {
  var count = StateInferredLimits.first
  var mode = Mode.c(3)
  var list = [1, 2]
  enum Mode: Equatable { case b, c(Int) }
}

func stateInferredReducer(action: Action, state: StateInferredState?) -> StateInferredState {
  var state = state ?? StateInferredState()
  switch action {
  case let added as StateInferredAdded:
    state.count += added.n
    state.mode = .b
    state.list.append(1)
  default:
    break
  }
  return state
}

enum StateInferredLimits { static let first = 2 }
