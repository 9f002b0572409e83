import ReSwift

struct ComposedByAssignmentAdded: Action { let n: Int }
struct ComposedByAssignmentBoth: Action {}

struct ComposedByAssignmentAState: Equatable {
  var count = 0
}

struct ComposedByAssignmentBState: Equatable {
  var total = 0
}

struct ComposedByAssignmentState: Equatable {
  var a = ComposedByAssignmentAState()
  var b = ComposedByAssignmentBState()
}

func composedByAssignmentAReducer(action: Action, state: ComposedByAssignmentAState?)
  -> ComposedByAssignmentAState
{
  var state = state ?? ComposedByAssignmentAState()
  switch action {
  case let added as ComposedByAssignmentAdded: state.count += added.n
  case is ComposedByAssignmentBoth: state.count += 1
  default: break
  }
  return state
}

func composedByAssignmentBReducer(action: Action, state: ComposedByAssignmentBState?)
  -> ComposedByAssignmentBState
{
  var state = state ?? ComposedByAssignmentBState()
  switch action {
  case is ComposedByAssignmentBoth: state.total += 1
  default: break
  }
  return state
}

func composedByAssignmentReducer(action: Action, state: ComposedByAssignmentState?)
  -> ComposedByAssignmentState
{
  var state = state ?? ComposedByAssignmentState()
  state.a = composedByAssignmentAReducer(action: action, state: state.a)
  state.b = composedByAssignmentBReducer(action: action, state: state.b)
  return state
}
