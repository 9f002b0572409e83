import ReSwift

struct ActionWithInitAdded: Action {
  let n: Int
  init(text: String) { n = text.count }
}

struct ActionWithInitState: Equatable {
  var count = 0
}

func actionWithInitReducer(action: Action, state: ActionWithInitState?) -> ActionWithInitState {
  var state = state ?? ActionWithInitState()
  switch action {
  case let added as ActionWithInitAdded:
    state.count += added.n
  default:
    break
  }
  return state
}
