import StateKit

/// Where a replay came to another state than the one that was expected.
public struct ReplayDifference<State: Sendable, Action: Sendable>: Error, CustomStringConvertible {
  /// The line in the recording, counted from 1.
  public let line: Int
  /// The action of that line.
  public let action: Action
  /// The state that was recorded after the action, or that another reducer came to.
  public let expected: State
  /// The state that the replay came to.
  public let actual: State

  /// For example `line 3: another state after renamed(id: 3, name: "Ada")`, and the two states below.
  public var description: String {
    "line \(line): another state after \(actionDescription(of: action))\nexpected: \(expected)\nactual:   \(actual)"
  }
}

extension ReplayDifference: Equatable where State: Equatable, Action: Equatable {}
