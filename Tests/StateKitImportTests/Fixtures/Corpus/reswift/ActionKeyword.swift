import ReSwift

struct ActionKeywordSelected: Action { let `default`: Int }
struct ActionKeywordState: Equatable { var count = 0 }

func actionKeywordReducer(action: Action, state: ActionKeywordState?) -> ActionKeywordState {
  var state = state ?? ActionKeywordState()
  switch action {
  case let it as ActionKeywordSelected:
    state.count = it.default + 1
  default: break
  }
  return state
}
