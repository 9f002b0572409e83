import ReSwift

struct Added: Action { let n: Int }
struct Named: Action { let name: String }

struct CounterState { var count = 0 }
struct UserState { var name: String }
struct ThemeState {
  var name = "light"
  static let dark = ThemeState(name: "dark")
}
enum Box {
  struct State { var size = 1 }
  static func reduce(action: Action, state: State?) -> State {
    var state = state ?? State(size: 4)
    if let added = action as? Added { state.size += added.n }
    return state
  }
}
struct PartState {
  var counter = CounterState()
  var box = Box.State()
}
struct AppState {
  var part = PartState()
  var user: UserState
  var theme = ThemeState()
  var level = 1
  var launches: Int
}

func counterReducer(action: Action, state: CounterState?) -> CounterState {
  let first = CounterState(count: 5)
  var state = state ?? first
  switch action {
  case let a as Added: state.count += a.n
  default: break
  }
  return state
}

func userReducer(action: Action, state: UserState) -> UserState {
  var state = state
  switch action {
  case let a as Named: state.name = a.name
  default: break
  }
  return state
}

func themeReducer(action: Action, state: ThemeState?) -> ThemeState {
  var state = state ?? .dark
  if let named = action as? Named { state.name = named.name }
  return state
}

func levelReducer(action: Action, state: Int?) -> Int {
  var level = state ?? 7
  switch action {
  case let a as Added: level += a.n
  default: break
  }
  return level
}

func partReducer(action: Action, state: PartState?) -> PartState {
  PartState(
    counter: counterReducer(action: action, state: state?.counter),
    box: Box.reduce(action: action, state: state?.box)
  )
}

func appReducer(action: Action, state: AppState?) -> AppState {
  AppState(
    part: partReducer(action: action, state: state?.part),
    user: userReducer(action: action, state: state?.user ?? UserState(name: "none")),
    theme: themeReducer(action: action, state: state?.theme),
    level: levelReducer(action: action, state: state?.level),
    launches: state?.launches ?? 9
  )
}
