import StateKit

/// A line of a recording, as it is written.
struct RecordedLine: CustomStringConvertible {
  private(set) var members: [(key: String, value: String)]

  init<Action: RecordableAction>(_ action: Action, state: (() throws -> JSONText)? = nil) {
    members = [("action", RecordedLine.quoted(action.name))]
    do {
      let recorded = try RecordedAction(action)
      if !recorded.ids.isEmpty {
        members.append(("ids", "[\(recorded.ids.map(\.spaced).joined(separator: ", "))]"))
      }
      if let payload = recorded.payload { members.append(("payload", payload)) }
      if let state { members.append(("state", try state().spaced)) }
    } catch {
      members.append(("error", RecordedLine.quoted("\(error)")))
    }
  }

  /// The text, for example `{"action": "users.renamed", "payload": {"id": 3, "name": "Ada"}}`.
  var description: String {
    "{\(members.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String {
    (try? RecordingCoder.text(text)).map { String($0.text) } ?? #""""#
  }
}
