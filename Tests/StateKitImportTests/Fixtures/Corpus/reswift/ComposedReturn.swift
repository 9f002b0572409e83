import ReSwift

struct ComposedReturnAdded: Action { let n: Int }
struct ComposedReturnBoth: Action {}

struct ComposedReturnAState: Equatable {
  var count = 0
}

struct ComposedReturnBState: Equatable {
  var total = 0
}

struct ComposedReturnState: Equatable {
  var a = ComposedReturnAState()
  var b = ComposedReturnBState()
}

func composedReturnAReducer(action: Action, state: ComposedReturnAState?) -> ComposedReturnAState {
  var state = state ?? ComposedReturnAState()
  switch action {
  case let added as ComposedReturnAdded: state.count += added.n
  case is ComposedReturnBoth: state.count += 1
  default: break
  }
  return state
}

func composedReturnBReducer(action: Action, state: ComposedReturnBState?) -> ComposedReturnBState {
  var state = state ?? ComposedReturnBState()
  switch action {
  case is ComposedReturnBoth: state.total += 1
  default: break
  }
  return state
}

func composedReturnReducer(action: Action, state: ComposedReturnState?) -> ComposedReturnState {
  return ComposedReturnState(
    a: composedReturnAReducer(action: action, state: state?.a),
    b: composedReturnBReducer(action: action, state: state?.b)
  )
}
