import ReSwift

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

nonisolated(unsafe) let combined: Reducer<OtherState> = combineReducers(makeReducer(1), makeReducer(2))

func combineReducers(_ all: Reducer<OtherState>...) -> Reducer<OtherState> {
  { action, state in all.reduce(state ?? OtherState()) { $1(action, $0) } }
}
