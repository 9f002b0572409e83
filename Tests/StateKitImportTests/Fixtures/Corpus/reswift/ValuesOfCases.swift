import ReSwift

enum ValuesOfCasesAction: Action { case moved(Int, Int), sized(w: Int, h: Int) }

struct ValuesOfCasesState: Equatable {
  var count = 0
}

func valuesOfCasesReducer(action: Action, state: ValuesOfCasesState?) -> ValuesOfCasesState {
  var state = state ?? ValuesOfCasesState()
  switch action {
  case ValuesOfCasesAction.moved(let a, let b):
    state.count = b - a
  case ValuesOfCasesAction.sized(w: let w, h: let h):
    state.count = w * h
  default:
    break
  }
  return state
}
