import ReSwift

struct IfCastsAdded: Action { let n: Int }
struct IfCastsCleared: Action {}

struct IfCastsState: Equatable {
  var count = 0
}

func ifCastsReducer(action: Action, state: IfCastsState?) -> IfCastsState {
  var state = state ?? IfCastsState()
  if let added = action as? IfCastsAdded {
    state.count += added.n
  } else if action is IfCastsCleared {
    state.count = 0
  }
  return state
}
