import ReSwift

struct NestedSwitchPicked: Action {
  let way: Way
  enum Way { case up, down }
}

struct NestedSwitchState: Equatable {
  var count = 0
}

func nestedSwitchReducer(action: Action, state: NestedSwitchState?) -> NestedSwitchState {
  var state = state ?? NestedSwitchState()
  switch action {
  case let picked as NestedSwitchPicked:
    switch picked.way {
    case .up: state.count += 1
    case .down: state.count -= 1
    }
  default:
    break
  }
  return state
}
