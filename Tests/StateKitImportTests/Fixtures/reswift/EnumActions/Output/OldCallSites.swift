// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension UsersAction: Action {}

extension UsersAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as UsersAction: self = action
    default:
      return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Users`.
func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  if let action = UsersAction(old: action) { UsersReducer().reduce(into: &state, action: action) }
  return state
}
