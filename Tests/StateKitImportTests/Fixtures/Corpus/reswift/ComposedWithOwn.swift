import ReSwift

struct ComposedWithOwnAdded: Action { let n: Int }
struct ComposedWithOwnBoth: Action {}

struct ComposedWithOwnAState: Equatable {
  var count = 0
}

struct ComposedWithOwnBState: Equatable {
  var total = 0
}

struct ComposedWithOwnState: Equatable {
  var a = ComposedWithOwnAState()
  var b = ComposedWithOwnBState()
  var level = 1
}

func composedWithOwnAReducer(action: Action, state: ComposedWithOwnAState?) -> ComposedWithOwnAState {
  var state = state ?? ComposedWithOwnAState()
  switch action {
  case let added as ComposedWithOwnAdded: state.count += added.n
  case is ComposedWithOwnBoth: state.count += 1
  default: break
  }
  return state
}

func composedWithOwnBReducer(action: Action, state: ComposedWithOwnBState?) -> ComposedWithOwnBState {
  var state = state ?? ComposedWithOwnBState()
  switch action {
  case is ComposedWithOwnBoth: state.total += 1
  default: break
  }
  return state
}

func composedWithOwnReducer(action: Action, state: ComposedWithOwnState?) -> ComposedWithOwnState {
  ComposedWithOwnState(
    a: composedWithOwnAReducer(action: action, state: state?.a),
    b: composedWithOwnBReducer(action: action, state: state?.b),
    level: state?.level ?? 4
  )
}
