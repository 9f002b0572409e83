#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit

/// Converts between values and the JSON of a recording. Infinite numbers, which JSON does not have, are strings.
package enum RecordingCoder {
  /// The JSON of a state for a recording: `•••` stands for each sensitive property, also of the structs and states in it.
  package static func stateText(_ state: some Encodable) throws -> JSONText {
    try text(state, redactedBy: redactionMark)
  }

  /// - Parameter mark: The text in the place of sensitive properties; nil to write them.
  static func text(_ value: some Encodable, redactedBy mark: String? = nil) throws -> JSONText {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.redactionMark { encoder.userInfo[key] = mark }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity",
      negativeInfinity: "-Infinity",
      nan: "NaN"
    )
    return JSONText(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// A string with quotes.
  package static func quoted(_ string: String) -> String {
    (try? text(string)).map { String($0.text) } ?? #""""#
  }

  static func value<Value: Decodable>(_ type: Value.Type, from text: some StringProtocol) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity",
      negativeInfinity: "-Infinity",
      nan: "NaN"
    )
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
