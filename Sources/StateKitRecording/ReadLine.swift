import StateKit

/// A line of a recording, as it is read.
package struct ReadLine {
  package let action: RecordedAction
  /// Whether the action was caused by another one.
  package let hasCause: Bool
  let state: JSONText?

  /// Nil for a line without an action: the state before the first one, an event of an effect, or a broken invariant.
  package init?(_ line: some StringProtocol) throws {
    let text = JSONText(line)
    if text[.action] == nil, text[.state] ?? text[.effect] ?? text[.invariant] != nil { return nil }
    if let reason = text[.error] {
      throw Unreadable(reason: try RecordingCoder.value(String.self, from: reason.text))
    }
    guard let name = text[.action], text[.payload].map({ $0.members != nil }) ?? true else {
      throw Unreadable(reason: #"This is not {"action": "…", "payload": {…}}."#)
    }
    action = RecordedAction(
      name: try RecordingCoder.value(String.self, from: name.text),
      ids: text[.ids]?.elements ?? [],
      payload: (text[.payload]?.text).map(String.init)
    )
    hasCause = text[.cause] != nil
    state = text[.state]
  }
}

private struct Unreadable: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
