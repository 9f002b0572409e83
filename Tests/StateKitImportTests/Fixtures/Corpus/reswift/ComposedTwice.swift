import ReSwift

struct ComposedTwiceAdded: Action { let n: Int }
struct ComposedTwiceBoth: Action {}

struct ComposedTwiceAState: Equatable {
  var count = 0
}

struct ComposedTwiceBState: Equatable {
  var total = 0
}

struct ComposedTwiceState: Equatable {
  var a = ComposedTwiceAState()
  var c = ComposedTwiceAState()
}

func composedTwiceAReducer(action: Action, state: ComposedTwiceAState?) -> ComposedTwiceAState {
  var state = state ?? ComposedTwiceAState()
  switch action {
  case let added as ComposedTwiceAdded: state.count += added.n
  case is ComposedTwiceBoth: state.count += 1
  default: break
  }
  return state
}

func composedTwiceBReducer(action: Action, state: ComposedTwiceBState?) -> ComposedTwiceBState {
  var state = state ?? ComposedTwiceBState()
  switch action {
  case is ComposedTwiceBoth: state.total += 1
  default: break
  }
  return state
}

func composedTwiceReducer(action: Action, state: ComposedTwiceState?) -> ComposedTwiceState {
  var state = state ?? ComposedTwiceState()
  state.a = composedTwiceAReducer(action: action, state: state.a)
  state.c = composedTwiceAReducer(action: action, state: state.c)
  return state
}
