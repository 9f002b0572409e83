import ReSwift
struct ListState { var items: [String] = []; var filter: String? }
struct Add: Action { let item: String }
struct Clear: Action {}
func listReducer(action: Action, state: ListState?) -> ListState {
  guard let state = state else { return ListState() }
  if let add = action as? Add, !add.item.isEmpty {
    return ListState(items: state.items + [add.item], filter: state.filter)
  }
  if action is Clear { return .init(items: [], filter: state.filter) }
  return state
}
struct PairState { var left = ListState(); var right = ListState() }
func pairReducer(action: Action, state: PairState?) -> PairState {
  var state = state ?? PairState()
  state.left = listReducer(action: action, state: state.left)
  state.right = listReducer(action: action, state: state.right)
  return state
}
struct UserState {
  var name = ""; mutating func apply(_ action: Action) { if let add = action as? Add { name = add.item } }
}

struct ScoreState: Equatable {
  var home: Int
  var away: Int
}

enum ScoreAction: Action {
  case kickOff
  case goal(points: Int)
}

func scoreReducer(action: Action, state: ScoreState?) -> ScoreState {
  ScoreState(
    home: pointsReducer(action: action, state: state?.home),
    away: pointsReducer(action: action, state: state?.away)
  )
}

func pointsReducer(action: Action, state: Int?) -> Int {
  switch action {
  case ScoreAction.kickOff: return 0
  case ScoreAction.goal(let points): return (state ?? 0) + points
  default: return state ?? 0
  }
}
