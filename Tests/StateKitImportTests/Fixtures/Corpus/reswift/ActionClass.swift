import ReSwift

final class ActionClassAdded: Action {
  let n: Int
  init(n: Int) { self.n = n }
}

struct ActionClassState: Equatable {
  var count = 0
}

func actionClassReducer(action: Action, state: ActionClassState?) -> ActionClassState {
  var state = state ?? ActionClassState()
  switch action {
  case let added as ActionClassAdded:
    state.count += added.n
  default:
    break
  }
  return state
}
