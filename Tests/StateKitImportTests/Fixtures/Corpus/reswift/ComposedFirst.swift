import ReSwift

struct ComposedFirstAdded: Action { let n: Int }
struct ComposedFirstBoth: Action {}

struct ComposedFirstAState: Equatable {
  var count = 0
}

struct ComposedFirstBState: Equatable {
  var total = 0
}

struct ComposedFirstState: Equatable {
  var a = ComposedFirstAState()
  var b = ComposedFirstBState()
}

func composedFirstAReducer(action: Action, state: ComposedFirstAState?) -> ComposedFirstAState {
  var state = state ?? ComposedFirstAState(count: 5)
  switch action {
  case let added as ComposedFirstAdded: state.count += added.n
  case is ComposedFirstBoth: state.count += 1
  default: break
  }
  return state
}

func composedFirstBReducer(action: Action, state: ComposedFirstBState?) -> ComposedFirstBState {
  var state = state ?? ComposedFirstBState()
  switch action {
  case is ComposedFirstBoth: state.total += 1
  default: break
  }
  return state
}

func composedFirstReducer(action: Action, state: ComposedFirstState?) -> ComposedFirstState {
  ComposedFirstState(
    a: composedFirstAReducer(action: action, state: state?.a),
    b: composedFirstBReducer(action: action, state: state?.b)
  )
}
