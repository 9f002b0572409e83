// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension AppAction: Action {}

extension SessionAction: Action {}

extension TodosAction: Action {}

extension AppAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as AppAction: self = action
    case is AppLaunched: self = .appLaunched
    case let action as SignedOut: self = .signedOut(reason: action.reason)
    default:
      if let action = action as? SessionAction {
        self = .session(action)
      } else if let action = action as? TodosAction {
        self = .todos(action)
      } else {
        return nil
      }
    }
  }
}

/// The reducer of this name calls the handlers of `App`.
func appReducer(action: Action, state: AppState?) -> AppState {
  var state = state ?? AppState()
  if let action = AppAction(old: action) { AppReducer().reduce(into: &state, action: action) }
  return state
}

/// The reducer of this name calls the handlers of `Session`.
func sessionReducer(action: Action, state: SessionState?) -> SessionState {
  var state = state ?? SessionState()
  switch action {
  case let action as SignedOut: SessionReducer().signedOut(&state, action.reason)
  default: if let action = action as? SessionAction { SessionReducer().reduce(into: &state, action: action) }
  }
  return state
}

/// The reducer of this name calls the handlers of `Todos`.
func todosReducer(action: Action, state: TodosState?) -> TodosState {
  var state = state ?? TodosState()
  switch action {
  case SessionAction.expired: TodosReducer().expired(&state)
  case let action as SignedOut: TodosReducer().signedOut(&state, action.reason)
  default: if let action = action as? TodosAction { TodosReducer().reduce(into: &state, action: action) }
  }
  return state
}
