import ReSwift

struct OtherState {
  var value = 0
}

protocol Ticking: Action {
  var time: Int { get }
}

struct Tick: Ticking {
  let time: Int
}

final class Download: Action {
  let url: String
  init(url: String) { self.url = url }
}

func makeReducer(_ limit: Int) -> Reducer<OtherState> {
  return { action, state in
    return state ?? OtherState()
  }
}

func countReducer(action: Action, state: Int?) -> Int {
  switch action {
  case FeedAction.opened: return (state ?? 0) + 1
  default: return state ?? 0
  }
}

func otherReducer(action: Action, state: OtherState?, clock: () -> Int = { 0 }) -> OtherState {
  var state = state ?? OtherState()
  if action is Tick { state.value = clock() }
  return state
}

nonisolated(unsafe) let combined: Reducer<OtherState> = combineReducers(makeReducer(1), makeReducer(2))

func combineReducers(_ all: Reducer<OtherState>...) -> Reducer<OtherState> {
  { action, state in all.reduce(state ?? OtherState()) { $1(action, $0) } }
}
