import ReSwift

struct CodeBeforeAdded: Action { let n: Int }

struct CodeBeforeState: Equatable {
  var count = 0
  var handled = 0
}

func codeBeforeReducer(action: Action, state: CodeBeforeState?) -> CodeBeforeState {
  var state = state ?? CodeBeforeState()
  state.handled += 1
  switch action {
  case let added as CodeBeforeAdded: state.count += added.n
  default: break
  }
  return state
}
