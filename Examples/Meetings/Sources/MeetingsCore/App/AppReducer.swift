package import StateKit

/// The handlers that the schema cannot express: they look a meeting up in the list, or compute ids.
struct AppReducer: AppReducing {
  func loaded(_ state: inout AppState, meetings: IdentifiedArray<MeetingState>) {
    state.replaceMeetings(with: meetings)
    state.isLoaded = true
  }

  func destinationAlertSamplesChosen(_ state: inout AppState) {
    state.replaceMeetings(with: .samples)
    state.destination = nil
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

  // MARK: The list

  func meetingsDeleted(_ state: inout AppState, meetings id: MeetingState.ID) {
    state.meetings[id: id] = nil
  }

  func destinationAddDone(
    _ state: inout AppState,
    title: String,
    minutes: Int,
    colour: Colour,
    attendees: IdentifiedArray<AttendeeState>
  ) {
    state.meetings.append(
      MeetingState(
        id: state.nextMeeting,
        title: title,
        minutes: minutes,
        colour: colour,
        attendees: attendees
      )
    )
    state.nextMeeting += 1
    state.destination = nil
  }

  // MARK: The screens on top of the list

  func meetingsOpened(_ state: inout AppState, meetings id: MeetingState.ID) {
    state.path.append(.detail(DetailState(meeting: id)))
  }

  func meetingsRecordOpened(_ state: inout AppState, meetings id: MeetingState.ID, record: Record) {
    state.path.append(.past(PastState(meeting: id, record: record)))
  }

  func pathDetailDeleted(_ state: inout AppState, path id: Int, meeting: MeetingState.ID) {
    state.path.pop(from: id)
  }

  func pathRecordFinished(
    _ state: inout AppState,
    path id: Int,
    meeting: MeetingState.ID,
    transcript: String
  ) {
    state.path.pop(from: id)
  }

  func pathRecordDiscarded(_ state: inout AppState, path id: Int) {
    state.path.pop(from: id)
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
  meetings: .meeting(MeetingReducer()),
  destination: .appDestination(add: formReducer, alert: .loadAlert()),
  path: .appPath(
    detail: .detail(
      destination: .detailDestination(edit: formReducer, deletion: .deletionAlert(), speech: .speechAlert())
    ),
    record: .recording(
      RecordingReducer(),
      alert: .recordingAlert(ending: .endingAlert(), failure: .failureAlert())
    ),
    past: .past()
  )
)

package let formReducer: Reducer<FormState, FormAction> = .form(FormReducer(), attendees: .attendee())
