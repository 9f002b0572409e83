#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value that is written directly as a JSON number, string or word, and not by its `encode(to:)`.
protocol PlainValue {
  var json: String { get }
}

extension Bool: PlainValue {
  var json: String { self ? "true" : "false" }
}

extension String: PlainValue {
  /// The text in quotes.
  var json: String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if utf8.allSatisfy(isPlain) { return "\"\(self)\"" }
    return "\"\(unicodeScalars.map(\.escaped).joined())\""
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch self {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    case "\u{8}": #"\b"#
    case "\u{c}": #"\f"#
    case "\0"..<" ": (value < 0x10 ? #"\u000"# : #"\u00"#) + String(value, radix: 16)
    default: String(self)
    }
  }
}

// MARK: Numbers. Those that JSON lacks are written as strings.

extension PlainValue where Self: BinaryInteger {
  var json: String { "\(self)" }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: PlainValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: PlainValue {}

extension PlainValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  var json: String {
    if isNaN { return NumberText.nan.json }
    if !isFinite { return (self < 0 ? NumberText.negativeInfinity : NumberText.infinity).json }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Double: PlainValue {}
extension Float: PlainValue {}

extension Decimal: PlainValue {
  var json: String { isNaN ? NumberText.nan.json : description }
}

/// The texts of the numbers that JSON does not have.
enum NumberText {
  static let nan: String = "NaN"
  static let infinity: String = "Infinity"
  static let negativeInfinity: String = "-Infinity"
}

// MARK: Values that JSON decoders read from a string

extension Data: PlainValue {
  var json: String { base64EncodedString().json }
}

extension URL: PlainValue {
  var json: String { absoluteString.json }
}
