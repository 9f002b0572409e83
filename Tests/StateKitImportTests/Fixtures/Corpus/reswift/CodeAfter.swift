import ReSwift

struct CodeAfterAdded: Action { let n: Int }

struct CodeAfterState: Equatable {
  var count = 0
  var handled = 0
}

func codeAfterReducer(action: Action, state: CodeAfterState?) -> CodeAfterState {
  var state = state ?? CodeAfterState()
  switch action {
  case let added as CodeAfterAdded: state.count += added.n
  default: break
  }
  state.handled += 1
  return state
}
