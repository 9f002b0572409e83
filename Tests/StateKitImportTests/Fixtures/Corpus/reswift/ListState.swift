import ReSwift

struct ListStateAdded: Action { let n: Int }

struct ListStateState: Equatable {
  var items: [Int] = []
  var map: [String: Int] = [:]
}

func listStateReducer(action: Action, state: ListStateState?) -> ListStateState {
  var state = state ?? ListStateState()
  switch action {
  case let added as ListStateAdded:
    state.items.append(added.n)
    state.map["a"] = added.n
  default:
    break
  }
  return state
}
