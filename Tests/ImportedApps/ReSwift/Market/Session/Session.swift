import ReSwift

enum SessionActions {
  struct SignIn: Action {
    let name: String
  }

  struct SignedIn: Action {
    let account: Account
  }

  struct Failed: Action {
    let reason: String
  }

  struct Rename: Action {
    let name: String
  }

  /// A member pays less.
  struct JoinMembers: Action {}

  struct ForgetFailures: Action {}
}

struct SessionState: StateType, Equatable {
  fileprivate(set) var account: Account?
  fileprivate(set) var isBusy = false
  fileprivate(set) var failures: [String] = []
  var pendingName = ""

  var isLocked: Bool { failures.count >= SessionState.maximum }

  static let maximum = 3
}

func sessionReducer(action: Action, state: SessionState?) -> SessionState {
  let state = state ?? SessionState()
  var newState = state

  switch action {
  case let signIn as SessionActions.SignIn:
    if state.isLocked { return state }
    newState.pendingName = signIn.name
    newState.isBusy = true
  case let action as SessionActions.SignedIn:
    newState.account = action.account
    newState.isBusy = false
  case let action as SessionActions.Failed:
    newState.isBusy = false
    newState.failures.append(action.reason)
  case let rename as SessionActions.Rename:
    newState.account?.name = capitalized(rename.name)
  case is SessionActions.JoinMembers:
    newState.account?.isMember = true
  case is SessionActions.ForgetFailures:
    newState.failures = []
  case is SignedOut:
    return SessionState(failures: state.failures)
  default:
    break
  }

  return newState
}

private func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
