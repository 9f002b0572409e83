// What keeps the code around the store compiling. Each declaration can go with its last use.

/// The reducer of this name calls the handlers of `App`.
func appReducer(_ state: inout AppState, _ action: AppAction) {
  AppReducer().reduce(into: &state, action: action)
}

/// The reducer of this name calls the handlers of `Users`.
func usersReducer(_ state: inout UsersState, _ action: AppAction) {
  switch action {
  case AppAction.signedOut: UsersReducer().signedOut(&state)
  case .users(let action): UsersReducer().reduce(into: &state, action: action)
  default: break
  }
}
