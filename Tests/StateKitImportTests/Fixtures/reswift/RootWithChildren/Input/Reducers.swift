import ReSwift

func appReducer(action: Action, state: AppState?) -> AppState {
  var state = AppState(
    session: sessionReducer(action: action, state: state?.session),
    todos: todosReducer(action: action, state: state?.todos),
    launches: state?.launches ?? 0
  )
  switch action {
  case is AppLaunched:
    state.launches += 1
  case SessionAction.signedIn:
    state.todos.titles = []
  default:
    break
  }
  return state
}

func sessionReducer(action: Action, state: SessionState?) -> SessionState {
  var state = state ?? SessionState()
  switch action {
  case SessionAction.signedIn(let user):
    state.user = user
  case SessionAction.expired:
    state.user = nil
  case is SignedOut:
    state.user = nil
  default:
    break
  }
  return state
}

func todosReducer(action: Action, state: TodosState?) -> TodosState {
  var state = state ?? TodosState()
  switch action {
  case TodosAction.added(let title):
    state.titles.append(title)
  case TodosAction.filtered(let filter):
    state.filter = filter
  case SessionAction.expired:
    state.filter = .all
  case let action as SignedOut:
    if action.reason.isEmpty { return state }
    state.titles.append(action.reason)
  default:
    break
  }
  return state
}
