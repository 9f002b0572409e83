// What keeps the code around the store compiling. Each declaration can go with its last use.
import Foundation
import ReSwift

extension SessionAction: Action {}

extension SessionAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as SessionAction: self = action
    case let action as SessionActions.SignIn: self = .signIn(account: action.account, date: action.date)
    case is SessionActions.SignOut: self = .signOut
    case let action as SessionActions.Rename: self = .rename(name: action.name)
    case let action as ShowMessage: self = .showMessage(message: action.message)
    case let action as AddAttemptAction: self = .addAttempt(count: action.count)
    case let action as ShowAlert: self = .showAlert(action)
    default: return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Session`.
func sessionReducer(action: Action, state: SessionState?) -> SessionState {
  var newState = state ?? SessionState()
  if let action = SessionAction(old: action) { SessionReducer().reduce(into: &newState, action: action) }
  return newState
}
