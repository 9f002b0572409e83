/// The parts of a recorded action besides its name, its ids and its payload.
///
///     ActionRecorder(including: [.cause, .source, .time, .effects]) { line in file.write(line + "\n") }
public struct RecordingDetails: OptionSet, Sendable {
  /// The bits of the details.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The line of the action that caused this one, and how it led here:
  /// `"cause": {"line": 1, "by": "bridge", "at": "App.statekit.json:7"}`.
  public static let cause: RecordingDetails = RecordingDetails(rawValue: 1)

  /// The place that the action comes from: `"source": "MyApp/AppDelegate.swift:118"`.
  public static let source: RecordingDetails = RecordingDetails(rawValue: 2)

  /// The seconds since the first line, by the clock of the store: `"time": 1.25`. Two recordings of the same steps
  /// differ in it.
  public static let time: RecordingDetails = RecordingDetails(rawValue: 4)

  /// A line for each effect that begins and one for its end:
  /// `{"effect": "users.load", "run": 3, "event": "began", "line": 1}`. If effects run on several threads, two
  /// recordings of the same steps may differ in the order of these lines.
  public static let effects: RecordingDetails = RecordingDetails(rawValue: 8)

  /// The cause and the source.
  public static let standard: RecordingDetails = [.cause, .source]
}
