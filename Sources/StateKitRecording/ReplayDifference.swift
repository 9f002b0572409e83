public import StateKit

/// A line of a recording after which the replay has another state than the expected one, or a state that breaks an invariant.
public struct ReplayDifference<State: Sendable, Action: Sendable>: Error, CustomStringConvertible {
  /// The line in the recording, counted from 1.
  public let line: Int
  /// The action of that line.
  public let action: Action
  /// The state that was recorded after the action, or computed by another reducer. In place of redacted values it has
  /// those of the actual state. Nil if the recorded state cannot be read, because it has a redacted value that the
  /// actual state lacks.
  public let expected: State?
  /// The state of the replay.
  public let actual: State
  /// The invariants that the line broke, if the state is the expected one; otherwise empty.
  public let broken: [BrokenInvariant]
  /// The text of the recorded state if it may have redacted values.
  let recorded: Substring?

  init(
    line: Int,
    action: Action,
    expected: State?,
    actual: State,
    recorded: Substring? = nil,
    broken: [BrokenInvariant] = []
  ) {
    self.line = line
    self.action = action
    self.expected = expected
    self.actual = actual
    self.recorded = recorded
    self.broken = broken
  }

  /// The text, for example `line 3: another state after renamed(id: 3, name: "Ada")`, followed by the two states, in which
  /// sensitive properties are `•••`.
  public var description: String {
    guard broken.isEmpty else {
      return "line \(line): after \(actionDescription(of: action)) these invariants do not hold: "
        + broken.map { "\($0)" }.joined(separator: ", ")
    }
    return """
      line \(line): another state after \(actionDescription(of: action))
      expected: \(expected.map { RedactedText.describing($0) } ?? recorded.map(String.init) ?? "no state")
      actual:   \(RedactedText.describing(actual))
      """
  }
}

extension ReplayDifference: Equatable where State: Equatable, Action: Equatable {}
