import ReSwift

struct OptionalChildOpened: Action {}
struct OptionalChildClosed: Action {}
struct OptionalChildAdded: Action { let n: Int }

struct OptionalChildChildState: Equatable {
  var count = 0
}

struct OptionalChildState: Equatable {
  var child: OptionalChildChildState?
  var level = 0
}

func optionalChildChildReducer(action: Action, state: OptionalChildChildState?) -> OptionalChildChildState? {
  var state = state
  switch action {
  case is OptionalChildOpened: state = OptionalChildChildState()
  case is OptionalChildClosed: state = nil
  case let added as OptionalChildAdded: state?.count += added.n
  default: break
  }
  return state
}

func optionalChildReducer(action: Action, state: OptionalChildState?) -> OptionalChildState {
  var state = state ?? OptionalChildState()
  state.child = optionalChildChildReducer(action: action, state: state.child)
  switch action {
  case is OptionalChildOpened: state.level += 1
  default: break
  }
  return state
}
