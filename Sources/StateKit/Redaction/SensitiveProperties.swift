/// A state or struct with properties whose values stay out of logs and recordings: where it is printed, `•••` stands in
/// their place, also for nil.
///
///     AccountState(name: "Ada", password: •••)
///
/// Generated code conforms to it if the schema says `"sensitive": true` of a property. A struct that is written by hand can
/// conform, too. Its values are hidden where they are printed, and in recordings if its coding is that of a `RecordableValue`
/// that calls `writer.sensitive`: a coding that Swift derives writes all values.
///
/// A `description` that you write yourself is printed as it is, except in the differences of states.
public protocol SensitiveProperties: CustomDebugStringConvertible {
  /// The names of the properties.
  static var sensitiveProperties: [String] { get }
}

extension SensitiveProperties {
  /// The value by its structure, without the values of sensitive properties.
  public var debugDescription: String { RedactedText.reflecting(self) }

  /// Whether a label of the mirror is that of a sensitive property, or of its storage behind a property wrapper.
  static func isSensitive(_ label: String?) -> Bool {
    guard let label else { return false }
    return sensitiveProperties.contains { label == $0 || label == "_\($0)" }
  }
}
