import ReSwift

struct AppState {
  var users = UsersState()
  var greeting: String?
}

struct UsersState {
  var names: [String] = []
  var filter = ""
}

struct Greet: Action {
  let name: String
}

struct AppStarted: Action {}

enum UsersAction: Action {
  case load(filter: String)
  case loaded([String])
  case added(name: String)
}

func appReducer(action: Action, state: AppState?) -> AppState {
  var state = state ?? AppState()
  state.users = usersReducer(action: action, state: state.users)
  if let greet = action as? Greet {
    state.greeting = "Hello \(greet.name)"
  }
  return state
}

func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  switch action {
  case UsersAction.load(let filter):
    state.filter = filter
  case UsersAction.loaded(let names):
    state.names = names
  case UsersAction.added(let name):
    state.names.append(name)
  default:
    break
  }
  return state
}
