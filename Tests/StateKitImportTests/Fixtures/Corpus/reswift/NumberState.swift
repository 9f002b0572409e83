import ReSwift

struct NumberStateAdded: Action { let n: Int }

func numberStateReducer(action: Action, state: Int?) -> Int {
  let state = state ?? 0
  switch action {
  case let added as NumberStateAdded: return state + added.n
  default: return state
  }
}
