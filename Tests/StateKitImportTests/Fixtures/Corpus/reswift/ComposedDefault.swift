import ReSwift

struct ComposedDefaultAdded: Action { let n: Int }
struct ComposedDefaultBoth: Action {}

struct ComposedDefaultAState: Equatable {
  var count = 0
}

struct ComposedDefaultBState: Equatable {
  var total = 0
}

struct ComposedDefaultState: Equatable {
  var a = ComposedDefaultAState()
  var b = ComposedDefaultBState()
}

func composedDefaultAReducer(action: Action, state: ComposedDefaultAState?) -> ComposedDefaultAState {
  var state = state ?? ComposedDefaultAState()
  switch action {
  case let added as ComposedDefaultAdded: state.count += added.n
  case is ComposedDefaultBoth: state.count += 1
  default: break
  }
  return state
}

func composedDefaultBReducer(action: Action, state: ComposedDefaultBState?) -> ComposedDefaultBState {
  var state = state ?? ComposedDefaultBState()
  switch action {
  case is ComposedDefaultBoth: state.total += 1
  default: break
  }
  return state
}

func composedDefaultReducer(action: Action, state: ComposedDefaultState?) -> ComposedDefaultState {
  ComposedDefaultState(
    a: composedDefaultAReducer(action: action, state: state?.a ?? ComposedDefaultAState(count: 7)),
    b: composedDefaultBReducer(action: action, state: state?.b)
  )
}
