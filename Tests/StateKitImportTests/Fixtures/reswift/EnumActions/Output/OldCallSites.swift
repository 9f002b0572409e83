// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension UsersAction: Action {}

/// The reducer of this name calls the handlers of `Users`.
func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  if let action = action as? UsersAction { UsersReducer().reduce(into: &state, action: action) }
  return state
}
