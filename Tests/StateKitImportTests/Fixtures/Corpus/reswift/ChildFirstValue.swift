import ReSwift

struct ChildFirstValueAdded: Action { let n: Int }
struct ChildFirstValueReset: Action {}
struct ChildFirstValuePart: Equatable { var count = 7 }
struct ChildFirstValueState: Equatable {
  var part = ChildFirstValuePart(count: 2)
  var log = 5
}

func childFirstValuePart(action: Action, state: ChildFirstValuePart?) -> ChildFirstValuePart {
  var state = state ?? ChildFirstValuePart()
  if let added = action as? ChildFirstValueAdded { state.count += added.n }
  return state
}

func childFirstValueReducer(action: Action, state: ChildFirstValueState?) -> ChildFirstValueState {
  var state = state ?? ChildFirstValueState()
  state.part = childFirstValuePart(action: action, state: state.part)
  if action is ChildFirstValueReset { state = ChildFirstValueState() }
  return state
}
