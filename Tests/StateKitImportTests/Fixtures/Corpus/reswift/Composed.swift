import ReSwift

struct ComposedAdded: Action { let n: Int }
struct ComposedBoth: Action {}

struct ComposedAState: Equatable {
  var count = 0
}

struct ComposedBState: Equatable {
  var total = 0
}

struct ComposedState: Equatable {
  var a = ComposedAState()
  var b = ComposedBState()
}

func composedAReducer(action: Action, state: ComposedAState?) -> ComposedAState {
  var state = state ?? ComposedAState()
  switch action {
  case let added as ComposedAdded: state.count += added.n
  case is ComposedBoth: state.count += 1
  default: break
  }
  return state
}

func composedBReducer(action: Action, state: ComposedBState?) -> ComposedBState {
  var state = state ?? ComposedBState()
  switch action {
  case is ComposedBoth: state.total += 1
  default: break
  }
  return state
}

func composedReducer(action: Action, state: ComposedState?) -> ComposedState {
  ComposedState(
    a: composedAReducer(action: action, state: state?.a),
    b: composedBReducer(action: action, state: state?.b)
  )
}
