import Foundation
import ReSwift

struct Account: Equatable {
  var name: String
}

enum SessionActions {
  struct SignIn: Action {
    let account: Account
    let date: Date
  }

  struct SignOut: Action {}

  struct Rename: Action {
    let name: String
  }
}

struct ShowMessage: Action {
  let message: String?
}

struct AddAttemptAction: Action {
  let count: Int
}

/// The title and the buttons make one text.
struct ShowAlert: Action {
  let text: String

  init(title: String, buttons: [String]) {
    text = ([title] + buttons).joined(separator: " ")
  }
}

struct SessionState: StateType {
  var account: Account?
  fileprivate(set) var signedInAt: Date?
  var message: String?
  var attempts = 0
  var log: [String] = []
}

func sessionReducer(action: Action, state: SessionState?) -> SessionState {
  let state = state ?? SessionState()
  var newState = state

  switch action {
  case let action as SessionActions.SignIn:
    newState.account = action.account
    newState.signedInAt = action.date
  case is SessionActions.SignOut:
    return SessionState(attempts: state.attempts)
  case let rename as SessionActions.Rename:
    newState.account?.name = rename.name
    log(rename, &newState)
  case let action as ShowMessage:
    newState.message = action.message
  case let action as AddAttemptAction:
    newState.attempts += action.count
  case let alert as ShowAlert:
    newState.message = alert.text
    newState.log.append("\(alert)")
  default:
    break
  }

  return newState
}

private func log(_ action: Action, _ state: inout SessionState) {
  state.log.append("\(action)")
}
