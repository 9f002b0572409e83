import StateKit

/// A line of a recording after which the replay has another state than the expected one.
public struct ReplayDifference<State: Sendable, Action: Sendable>: Error, CustomStringConvertible {
  /// The line in the recording, counted from 1.
  public let line: Int
  /// The action of that line.
  public let action: Action
  /// The state that was recorded after the action, or computed by another reducer.
  public let expected: State
  /// The state of the replay.
  public let actual: State

  /// The text, for example `line 3: another state after renamed(id: 3, name: "Ada")`, followed by the two states.
  public var description: String {
    "line \(line): another state after \(actionDescription(of: action))\nexpected: \(expected)\nactual:   \(actual)"
  }
}

extension ReplayDifference: Equatable where State: Equatable, Action: Equatable {}
