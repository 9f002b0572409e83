import ReSwift
struct Add: Action { let item: String }
struct Clear: Action {}
struct UserState {
  var name = ""; mutating func apply(_ action: Action) { if let add = action as? Add { name = add.item } }
}

func pointsReducer(action: Action, state: Int?) -> Int {
  switch action {
  case ScoreAction.kickOff: return 0
  case ScoreAction.goal(let points): return (state ?? 0) + points
  default: return state ?? 0
  }
}
