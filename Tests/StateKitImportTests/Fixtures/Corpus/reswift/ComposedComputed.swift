import ReSwift

struct ComposedComputedAdded: Action { let n: Int }
struct ComposedComputedBoth: Action {}

struct ComposedComputedAState: Equatable {
  var count = 0
}

struct ComposedComputedBState: Equatable {
  var total = 0
}

struct ComposedComputedState: Equatable {
  var a = ComposedComputedAState()
  var b = ComposedComputedBState()
  var level = 1
}

func composedComputedAReducer(action: Action, state: ComposedComputedAState?) -> ComposedComputedAState {
  var state = state ?? ComposedComputedAState()
  switch action {
  case let added as ComposedComputedAdded: state.count += added.n
  case is ComposedComputedBoth: state.count += 1
  default: break
  }
  return state
}

func composedComputedBReducer(action: Action, state: ComposedComputedBState?) -> ComposedComputedBState {
  var state = state ?? ComposedComputedBState()
  switch action {
  case is ComposedComputedBoth: state.total += 1
  default: break
  }
  return state
}

func composedComputedReducer(action: Action, state: ComposedComputedState?) -> ComposedComputedState {
  ComposedComputedState(
    a: composedComputedAReducer(action: action, state: state?.a),
    b: composedComputedBReducer(action: action, state: state?.b),
    level: (state?.level ?? 0) + 1
  )
}
