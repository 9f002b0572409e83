import ReSwift

struct SeveralIfsAdded: Action { let n: Int }
struct SeveralIfsCleared: Action {}

struct SeveralIfsState: Equatable {
  var count = 0
}

func severalIfsReducer(action: Action, state: SeveralIfsState?) -> SeveralIfsState {
  var state = state ?? SeveralIfsState()
  if let added = action as? SeveralIfsAdded { state.count += added.n }
  if action is SeveralIfsCleared { state.count = 0 }
  return state
}
