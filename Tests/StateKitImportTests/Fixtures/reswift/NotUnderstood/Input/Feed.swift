import ReSwift

struct FeedState {
  var posts: [String] = []
  var unread = 0
  var clock = 0
  var isOpen = false
  var other = OtherState()
}

struct OtherState {
  var value = 0
}

enum FeedAction: Action {
  case opened
  case received(posts: [String])
  case read(count: Int)
  case closed
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

func feedReducer(action: Action, state: FeedState?) -> FeedState {
  var state = state ?? FeedState()
  state.clock += 1
  switch action {
  case FeedAction.opened:
    state.isOpen = true
  case let FeedAction.received(posts):
    state.posts = posts
    fallthrough
  case FeedAction.read:
    state.unread = 0
  case let ticking as Ticking:
    state.clock = ticking.time
  case let download as Download:
    state.posts.append(download.url)
  case is ReSwiftInit:
    break
  default:
    state.unread += 1
  }
  return state
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
