#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit

/// Converts between values and the JSON of a recording. Numbers that JSON does not have, such as infinity, are strings.
package enum RecordingCoder {
  /// A state for a recording: `•••` stands for each sensitive property, including those of structs and states in it.
  package static func state(_ state: some Encodable) throws -> EncodedValue {
    try RecordingEncoder.encode(state, redactedBy: redactionMark)
  }

  /// - Parameter mark: The text in the place of sensitive properties; nil to write them.
  static func text(_ value: some Encodable, redactedBy mark: String? = nil) throws -> JSONText {
    JSONText(try RecordingEncoder.encode(value, redactedBy: mark).text)
  }

  /// A string with quotes.
  package static func quoted(_ string: String) -> String { string.json }

  static func value<Value: Decodable>(_ type: Value.Type, from text: some StringProtocol) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: NumberText.infinity,
      negativeInfinity: NumberText.negativeInfinity,
      nan: NumberText.nan
    )
    return try decoder.decode(RecordedDecodable<Value>.self, from: Data(text.utf8)).value
  }
}
