import ReSwift

struct EnumInTypeOther {}

struct EnumInTypeState: Equatable {
  var count = 0
  enum Action: ReSwift.Action { case added(Int) }
}

func enumInTypeReducer(action: ReSwift.Action, state: EnumInTypeState?) -> EnumInTypeState {
  var state = state ?? EnumInTypeState()
  switch action {
  case EnumInTypeState.Action.added(let n):
    state.count += n
  default:
    break
  }
  return state
}
