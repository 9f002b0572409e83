import MeetingsCore
import StateKit

/// Three attendees, who speak for 20 seconds each.
let breakfast = MeetingState(
  id: 1,
  title: "Breakfast",
  minutes: 1,
  colour: .sand,
  attendees: [
    AttendeeState(id: 1, name: "Ann"), AttendeeState(id: 2, name: "Bob"), AttendeeState(id: 3, name: "Cho"),
  ]
)

extension AppState {
  /// The list with one meeting.
  static let list = AppState(isLoaded: true, nextMeeting: 2, meetings: [breakfast])

  /// The list, and on top of it the screen of its meeting, which has the id 0.
  static let detail = list.with { $0.path = [.detail(DetailState(meeting: 1))] }

  /// The list, the screen of its meeting, and on top of it a recording, which has the id 1.
  static func recording(isTranscribed: Bool = false, speaker: Int = 0) -> AppState {
    detail.with { state in
      var recording = RecordingState(of: breakfast, isTranscribed: isTranscribed)
      recording.speaker = speaker
      recording.elapsed = speaker * recording.limit
      state.path.append(.record(recording))
    }
  }

  private func with(_ change: (inout AppState) -> Void) -> AppState {
    var state = self
    change(&state)
    return state
  }
}

extension RecordingState {
  /// The recording of a meeting that begins now.
  init(of meeting: MeetingState, isTranscribed: Bool) {
    self.init(
      meeting: meeting.id,
      attendees: meeting.attendees,
      minutes: meeting.minutes,
      isTranscribed: isTranscribed
    )
  }
}
