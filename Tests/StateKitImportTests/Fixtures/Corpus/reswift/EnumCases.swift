import ReSwift

enum EnumCasesAction: Action { case added(Int), cleared }

struct EnumCasesState: Equatable {
  var count = 0
}

func enumCasesReducer(action: Action, state: EnumCasesState?) -> EnumCasesState {
  var state = state ?? EnumCasesState()
  switch action {
  case EnumCasesAction.added(let n):
    state.count += n
  case EnumCasesAction.cleared:
    state.count = 0
  default:
    break
  }
  return state
}
