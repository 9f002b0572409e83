#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON text. It is split without decoding, so that numbers and strings stay exactly as they are.
package struct JSONText: Sendable {
  package let text: Substring

  package init(_ text: some StringProtocol) {
    self.text = Substring(text)
  }

  /// The members of an object in order.
  typealias Members = [(key: String, value: JSONText)]

  /// The members of an object in order; nil for other values.
  var members: Members? {
    guard let parts = parts(between: "{", and: "}") else { return nil }
    let members = parts.compactMap(JSONText.member)
    return members.count == parts.count ? members : nil
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONText]? { parts(between: "[", and: "]")?.map { JSONText(JSONText($0).trimmed) } }

  package subscript(key: String) -> JSONText? {
    members?.first { $0.key == key }?.value
  }

  subscript(key: RecordedKey) -> JSONText? { self[key.rawValue] }

  /// The same text with a space after each colon and comma, for readability. The text must not contain such spaces yet.
  package var spaced: String {
    var spaced: [UInt8] = []
    JSONText.scan(text) { _, byte, isInString, _ in
      spaced.append(byte)
      if !isInString, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        spaced.append(UInt8(ascii: " "))
      }
    }
    return String(decoding: spaced, as: UTF8.self)
  }

  private func parts(between start: Character, and end: Character) -> [Substring]? {
    let trimmed = trimmed
    guard trimmed.first == start, trimmed.last == end, trimmed.count > 1 else { return nil }
    let parts = JSONText.split(trimmed.dropFirst().dropLast(), at: UInt8(ascii: ","))
    return parts.count == 1 && JSONText(parts[0]).trimmed.isEmpty ? [] : parts
  }

  /// The text of a string; nil for other values.
  package var string: String? {
    let trimmed = trimmed
    if !trimmed.utf8.contains(UInt8(ascii: "\\")), trimmed.count > 1, trimmed.first == "\"",
      trimmed.last == "\""
    {
      return String(trimmed.dropFirst().dropLast())
    }
    return try? JSONDecoder().decode(String.self, from: Data(trimmed.utf8))
  }

  private var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    var trimmed = text.drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    return trimmed
  }

  private static func member(_ text: Substring) -> (key: String, value: JSONText)? {
    let parts = split(text, at: UInt8(ascii: ":"))
    guard parts.count == 2 else { return nil }
    return JSONText(parts[0]).string.map { ($0, JSONText(JSONText(parts[1]).trimmed)) }
  }

  /// Splits at each separator outside of strings, objects and arrays.
  private static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    scan(text) { index, byte, isInString, depth in
      guard byte == separator, !isInString, depth == 0 else { return }
      parts.append(text[start..<index])
      start = text.utf8.index(after: index)
    }
    return parts + [text[start...]]
  }

  private static func scan(
    _ text: Substring,
    _ visit: (_ index: Substring.Index, _ byte: UInt8, _ isInString: Bool, _ depth: Int) -> Void
  ) {
    var isInString = false
    var isEscaped = false
    var depth = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if !isInString, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      visit(index, byte, isInString, depth)
      if !isInString, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
    }
  }
}
