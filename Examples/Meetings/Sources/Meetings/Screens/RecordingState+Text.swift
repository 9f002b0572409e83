import MeetingsCore
import StateKit

extension RecordingState {
  func text(of meeting: MeetingState?) -> String {
    switch alert {
    case .ending(let alert):
      "End early? Save" + (alert.canBeDiscarded ? ", discard" : "") + " or resume; “\(transcript)”"
    case .failure: "Nobody listens any more. Continue or discard; “\(transcript)”"
    case nil:
      "\(meeting?.title ?? ""): \(nameOfSpeaker) speaks,"
        + " \(elapsed) s of \(length) s, “\(transcript)”"
    }
  }
}
