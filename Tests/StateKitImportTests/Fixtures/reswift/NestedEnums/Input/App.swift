enum AppAction {
  case started(at: Int)
  case users(UsersAction)
  case signedOut
}

enum UsersAction {
  case loaded([String])
  case sorted(UsersOrder)
}

enum UsersOrder { case ascending, descending }

struct AppState {
  var startedAt: Int?
  var users = UsersState()
}

struct UsersState {
  var names: [String] = []
  var order = UsersOrder.ascending
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .started(let time):
    state.startedAt = time
  case .users(.loaded):
    state.startedAt = nil
  case .signedOut:
    state.startedAt = nil
  default:
    break
  }
  usersReducer(&state.users, action)
}

func usersReducer(_ state: inout UsersState, _ action: AppAction) {
  switch action {
  case .users(.loaded(let names)):
    state.names = names
  case .users(.sorted(let order)):
    state.order = order
  case .signedOut:
    state.names = []
  default:
    break
  }
}
