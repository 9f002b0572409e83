import ReSwift

struct ComposedUnderConditionAdded: Action { let n: Int }
struct ComposedUnderConditionBoth: Action {}

struct ComposedUnderConditionAState: Equatable {
  var count = 0
}

struct ComposedUnderConditionBState: Equatable {
  var total = 0
}

struct ComposedUnderConditionState: Equatable {
  var a = ComposedUnderConditionAState()
  var b = ComposedUnderConditionBState()
}

func composedUnderConditionAReducer(action: Action, state: ComposedUnderConditionAState?)
  -> ComposedUnderConditionAState
{
  var state = state ?? ComposedUnderConditionAState()
  switch action {
  case let added as ComposedUnderConditionAdded: state.count += added.n
  case is ComposedUnderConditionBoth: state.count += 1
  default: break
  }
  return state
}

func composedUnderConditionBReducer(action: Action, state: ComposedUnderConditionBState?)
  -> ComposedUnderConditionBState
{
  var state = state ?? ComposedUnderConditionBState()
  switch action {
  case is ComposedUnderConditionBoth: state.total += 1
  default: break
  }
  return state
}

func composedUnderConditionReducer(action: Action, state: ComposedUnderConditionState?)
  -> ComposedUnderConditionState
{
  var state = state ?? ComposedUnderConditionState()
  if action is ComposedUnderConditionBoth {
    state.a = composedUnderConditionAReducer(action: action, state: state.a)
  }
  state.b = composedUnderConditionBReducer(action: action, state: state.b)
  return state
}
