import MeetingsCore
import StateKit

extension AppState {
  /// What is in front of all else, in one line.
  var screen: String {
    let shown: String =
      switch path.last {
      case .detail(let detail): detail.text(of: meetings[id: detail.meeting])
      case .record(let recording): recording.text(of: meetings[id: recording.meeting])
      case .past(let past): past.text(of: meetings[id: past.meeting])
      case nil: destination?.text ?? list
      }
    return shown + (saveFailure.map { " | not stored: \($0)" } ?? "")
  }

  private var list: String {
    if !isLoaded { return "Loading" }
    return meetings.isEmpty ? "No meetings" : meetings.map { "[\($0.id) \($0.text)]" }.joined(separator: " ")
  }
}

extension AppDestinationState {
  fileprivate var text: String {
    switch self {
    case .add(let form): "New meeting: \(form.text)"
    case .alert: "The stored meetings cannot be read. Begin with samples?"
    }
  }
}
