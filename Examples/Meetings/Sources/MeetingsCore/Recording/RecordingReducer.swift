import StateKit

/// The handlers that the schema cannot express: they compute who speaks.
struct RecordingReducer: RecordingReducing {
  func ticked(_ state: inout RecordingState) {
    state.elapsed += 1
    state.speaker = min(state.elapsed / state.limit, state.lastSpeaker)
  }

  func nextTapped(_ state: inout RecordingState) {
    if state.speaker < state.lastSpeaker {
      state.speaker += 1
      state.elapsed = state.speaker * state.limit
    } else {
      state.alert = .ending(EndingAlertState(canBeDiscarded: false))
    }
  }

  /// The transcript shows where it breaks off. If the user was about to end the meeting, this is more urgent.
  func unheard(_ state: inout RecordingState, error: SpeechError) {
    if !state.transcript.isEmpty { state.transcript += " …" }
    state.alert = .failure(FailureAlertState())
  }
}

extension RecordingState {
  /// The seconds of each attendee: the time is shared equally.
  package var limit: Int { max(minutes * 60 / max(attendees.count, 1), 1) }

  /// The position of the attendee who speaks last.
  package var lastSpeaker: Int { max(attendees.count - 1, 0) }

  package var nameOfSpeaker: String { attendees.dropFirst(speaker).first?.name ?? "" }

  /// The seconds of the whole meeting.
  package var length: Int { limit * (lastSpeaker + 1) }

  /// Whether the speaker is one of the attendees: an invariant in the schema.
  var isSpeakerThere: Bool { (0...lastSpeaker).contains(speaker) }

  /// Whether the time of those who spoke before the speaker is over: an invariant in the schema.
  var hasTimeOfSpeaker: Bool { elapsed >= speaker * limit }

  /// Whether all attendees have spoken.
  package var isOver: Bool { elapsed >= length }
}
