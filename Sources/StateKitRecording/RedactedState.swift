import StateKit

/// A recorded state that may have redacted values. It is read beside an actual state, from which it takes the values that
/// are redacted in both, so that they are not compared.
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

  /// Reads a recorded state, with the values of another one in the place of those that are redacted in both.
  package static func read(_ text: String, completedBy actual: State) throws -> State where State: Codable {
    let recorded = RedactedState(JSONText(text))
    return try recorded.complete(recorded.text, actual)
  }

  /// The recorded state with the actual values in the place of those that are redacted in both; nil if the text cannot be
  /// read, because it is redacted where the actual state has no such value.
  func completed(by actual: State) -> State? { try? complete(text, actual) }
}
