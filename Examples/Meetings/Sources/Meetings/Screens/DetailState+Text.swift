import Foundation
import MeetingsCore
import StateKit

extension DetailState {
  func text(of meeting: MeetingState?) -> String {
    switch destination {
    case .edit(let form): "Edit: \(form.text)"
    case .deletion: "Delete this meeting?"
    case .speech(let alert): "Speech is \(alert.reason). Continue without a transcript?"
    case nil: ([meeting?.text ?? ""] + (meeting?.records ?? []).map(\.text)).joined(separator: " | ")
    }
  }
}

extension PastState {
  func text(of meeting: MeetingState?) -> String {
    "\(meeting?.title ?? ""), \(record.text), \(meeting?.names ?? "")"
  }
}

extension MeetingState {
  /// For example `Tea, 5 min, plum: Ann, Bob`.
  var text: String { "\(title), \(minutes) min, \(colour): \(names)" }

  fileprivate var names: String { attendees.map(\.name).joined(separator: ", ") }
}

extension Record {
  /// For example `2027-01-15 08:00: “Good morning”`.
  fileprivate var text: String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day().time(
      includingFractionalSeconds: false
    )
    return "\(date.formatted(style)) “\(transcript)”"
  }
}
