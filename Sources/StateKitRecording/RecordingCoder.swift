#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit

/// Converts between values and the JSON of a recording. Infinite numbers, which JSON does not have, are strings.
package enum RecordingCoder {
  static func text(_ value: some Encodable) throws -> JSONText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity",
      negativeInfinity: "-Infinity",
      nan: "NaN"
    )
    return JSONText(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The JSON of a state.
  package static func stateText(_ state: some Encodable) throws -> JSONText { try text(state) }

  /// The JSON of a string.
  package static func quoted(_ text: String) -> String {
    (try? RecordingCoder.text(text)).map { String($0.text) } ?? #""""#
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
