import Foundation
import StateKit
import protocol ReSwift.Action

/// The handlers of `Session`, which were the branches of a reducer in Session.swift.
struct SessionReducer: SessionReducing {
  private static let whole = SessionReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout SessionState, action: SessionAction) {
    SessionReducer.whole.reduce(&state, action)
  }

  private func log(_ action: Action, _ state: inout SessionState) {
    state.log.append("\(action)")
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<SessionState, SessionAction> {
    .session(self)
  }

  func rename(_ newState: inout SessionState, name: String) {
    let rename = SessionActions.Rename(name: name)
    newState.account?.name = name
    log(rename, &newState)
  }

  func showAlert(_ newState: inout SessionState, _ alert: ShowAlert) {
    newState.message = alert.text
    newState.log.append("\(alert)")
  }
}
