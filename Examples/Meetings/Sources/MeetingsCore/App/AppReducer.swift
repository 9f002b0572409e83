package import StateKit

/// The handlers that the schema cannot express: they replace the whole list.
struct AppReducer: AppReducing {
  func loaded(_ state: inout AppState, meetings: IdentifiedArray<MeetingState>) {
    state.replaceMeetings(with: meetings)
    state.isLoaded = true
  }

  func destinationAlertSamplesChosen(_ state: inout AppState) {
    state.replaceMeetings(with: .samples)
  }
}

extension AppState {
  fileprivate mutating func replaceMeetings(with meetings: IdentifiedArray<MeetingState>) {
    self.meetings = meetings
    nextMeeting = (meetings.ids.max() ?? 0) + 1
  }
}

/// The reducer of the whole app.
package let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  destination: .appDestination(add: formReducer),
  path: .appPath(
    detail: .detail(destination: .detailDestination(edit: formReducer)),
    record: .recording(RecordingReducer())
  )
)

package let formReducer: Reducer<FormState, FormAction> = .form(FormReducer())
