import ReSwift

struct ComposedLosingAdded: Action { let n: Int }
struct ComposedLosingBoth: Action {}

struct ComposedLosingAState: Equatable {
  var count = 0
}

struct ComposedLosingBState: Equatable {
  var total = 0
}

struct ComposedLosingState: Equatable {
  var a = ComposedLosingAState()
  var b = ComposedLosingBState()
  var level = 1
}

func composedLosingAReducer(action: Action, state: ComposedLosingAState?) -> ComposedLosingAState {
  var state = state ?? ComposedLosingAState()
  switch action {
  case let added as ComposedLosingAdded: state.count += added.n
  case is ComposedLosingBoth: state.count += 1
  default: break
  }
  return state
}

func composedLosingBReducer(action: Action, state: ComposedLosingBState?) -> ComposedLosingBState {
  var state = state ?? ComposedLosingBState()
  switch action {
  case is ComposedLosingBoth: state.total += 1
  default: break
  }
  return state
}

func composedLosingReducer(action: Action, state: ComposedLosingState?) -> ComposedLosingState {
  ComposedLosingState(
    a: composedLosingAReducer(action: action, state: state?.a),
    b: composedLosingBReducer(action: action, state: state?.b)
  )
}
