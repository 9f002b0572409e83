/// A line of a recording that cannot be played.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The line in the recording, counted from 1.
  public let line: Int
  /// The reason, for example `There is no action users.renamd.`
  public let reason: String

  /// The text, for example `line 3: There is no action users.renamd.`
  public var description: String { "line \(line): \(reason)" }
}
