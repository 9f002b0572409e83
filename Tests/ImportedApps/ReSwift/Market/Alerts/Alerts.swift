import ReSwift

struct Alert: Equatable, Sendable {
  let title: String
  let text: String?
}

enum AlertsActions {
  struct Show: Action {
    let title: String
    let text: String?
  }

  struct Greet: Action {
    let account: Account
  }

  struct Dismiss: Action {}

  /// An alert that the server made.
  struct Remote: Action {
    let alert: Alert

    init(lines: [String]) {
      alert = Alert(title: lines.first ?? "", text: lines.dropFirst().joined(separator: "\n"))
    }
  }

  /// The number of alerts that wait.
  struct Badge: Action {
    let count: Int
  }
}

/// A failure of the system, which other code makes.
final class SystemFailure: Action {
  let code: Int

  init(code: Int) {
    self.code = code
  }
}

struct AlertsState: StateType, Equatable {
  var queue: [Alert] = []
  var badge = 0
  var lastCode: Int?
  var handled = 0
}

func alertsReducer(action: Action, state: AlertsState?) -> AlertsState {
  var state = state ?? AlertsState()
  state.handled += 1
  switch action {
  case let show as AlertsActions.Show:
    state.queue.append(Alert(title: show.title, text: show.text))
  case let greet as AlertsActions.Greet:
    let title = greet.account.isMember ? "Welcome back, member" : "Welcome back"
    state.queue.append(Alert(title: title, text: greet.account.name))
  case is AlertsActions.Dismiss:
    if !state.queue.isEmpty { state.queue.removeFirst() }
  case let remote as AlertsActions.Remote:
    state.queue.append(remote.alert)
  case let action as AlertsActions.Badge:
    state.badge = action.count
  case let failure as SystemFailure:
    state.lastCode = failure.code
  default:
    break
  }
  return state
}
