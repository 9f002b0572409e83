import StateKit

/// A recorded state that may have redacted values. They are not compared: where the recorded and the actual state both
/// have a redacted value, the actual value is taken.
package struct RedactedState<State: Sendable>: Sendable {
  /// The recorded text.
  let text: JSONText
  private let complete: @Sendable (JSONText, State) throws -> State

  init(_ text: JSONText) where State: Codable {
    self.text = text
    self.complete = { text, actual in
      let redacted = try RecordingCoder.text(actual, redactedBy: redactionMark)
      let full = try RecordingCoder.text(actual)
      return try RecordingCoder.value(State.self, from: text.completed(by: redacted, full).text)
    }
  }

  /// Reads a recorded state. Where both states have a redacted value, the value of `actual` is taken.
  package static func read(_ text: String, completedBy actual: State) throws -> State where State: Codable {
    let recorded = RedactedState(JSONText(text))
    return try recorded.complete(recorded.text, actual)
  }

  /// The recorded state, with values of the actual state where both have a redacted one; nil if the text cannot be
  /// read, because it has a redacted value that the actual state lacks.
  func completed(by actual: State) -> State? { try? complete(text, actual) }
}
