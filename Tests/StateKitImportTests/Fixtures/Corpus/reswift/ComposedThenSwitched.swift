import ReSwift

struct ComposedThenSwitchedAdded: Action { let n: Int }
struct ComposedThenSwitchedBoth: Action {}

struct ComposedThenSwitchedAState: Equatable {
  var count = 0
}

struct ComposedThenSwitchedBState: Equatable {
  var total = 0
}

struct ComposedThenSwitchedState: Equatable {
  var a = ComposedThenSwitchedAState()
  var b = ComposedThenSwitchedBState()
}

func composedThenSwitchedAReducer(action: Action, state: ComposedThenSwitchedAState?)
  -> ComposedThenSwitchedAState
{
  var state = state ?? ComposedThenSwitchedAState()
  switch action {
  case let added as ComposedThenSwitchedAdded: state.count += added.n
  case is ComposedThenSwitchedBoth: state.count += 1
  default: break
  }
  return state
}

func composedThenSwitchedBReducer(action: Action, state: ComposedThenSwitchedBState?)
  -> ComposedThenSwitchedBState
{
  var state = state ?? ComposedThenSwitchedBState()
  switch action {
  case is ComposedThenSwitchedBoth: state.total += 1
  default: break
  }
  return state
}

func composedThenSwitchedReducer(action: Action, state: ComposedThenSwitchedState?)
  -> ComposedThenSwitchedState
{
  var state = ComposedThenSwitchedState(
    a: composedThenSwitchedAReducer(action: action, state: state?.a),
    b: composedThenSwitchedBReducer(action: action, state: state?.b)
  )
  switch action {
  case is ComposedThenSwitchedBoth: state.b.total += 10
  default: break
  }
  return state
}
