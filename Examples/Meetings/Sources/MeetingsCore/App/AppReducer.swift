package import StateKit

/// The handlers that the schema cannot express: they look a meeting up in the list, or replace the whole list.
struct AppReducer: AppReducing {
  func loaded(_ state: inout AppState, meetings: IdentifiedArray<MeetingState>) {
    state.replaceMeetings(with: meetings)
    state.isLoaded = true
  }

  func destinationAlertSamplesChosen(_ state: inout AppState) {
    state.replaceMeetings(with: .samples)
  }

  func pathDetailEditTapped(_ state: inout AppState, path id: Int) {
    guard let meeting = state.meeting(onScreen: id) else { return }
    state.path[id: id]?.detail?.destination = .edit(FormState(editing: meeting))
  }

  func pathDetailStarted(
    _ state: inout AppState,
    path id: Int,
    meeting: MeetingState.ID,
    isTranscribed: Bool
  ) {
    guard let meeting = state.meetings[id: meeting] else { return }
    state.path.append(.record(RecordingState(of: meeting, isTranscribed: isTranscribed)))
  }
}

extension AppState {
  fileprivate mutating func replaceMeetings(with meetings: IdentifiedArray<MeetingState>) {
    self.meetings = meetings
    nextMeeting = (meetings.ids.max() ?? 0) + 1
  }

  /// The meeting of a detail screen.
  fileprivate func meeting(onScreen id: Int) -> MeetingState? {
    path[id: id]?.detail.flatMap { meetings[id: $0.meeting] }
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
