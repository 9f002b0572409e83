/// A JSON value and its location.
package struct JSONNode {
  package enum Value {
    case null
    case bool(Bool)
    /// The number as it is spelled, for example `1e3`.
    case number(String)
    case string(JSONString)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let value: Value
  package let location: SourceLocation
  /// The offset after the value.
  package let end: Int

  /// The text of a string; nil for other values.
  package var string: String? { if case .string(let string) = value { string.text } else { nil } }
}

/// A key and its value, in the order of the file.
///
/// An object, because members are passed on from function to function: a struct costs a reference for each property.
package final class JSONMember {
  package let key: JSONString
  package let value: JSONNode
  /// Whether the key appears again in the object; the later value is not read.
  var isRepeated: Bool = false

  init(key: JSONString, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

/// A string's text, with the means to find a position of the text in the file.
package struct JSONString {
  package let text: String
  /// The location of the opening quote.
  package let location: SourceLocation
  /// For each escape in the string: the UTF-8 offset in `text` after the escape, and the number of bytes by which the
  /// spelling in the file is longer than the text up to there. Empty for a string without escapes.
  let escapes: [(end: Int, excess: Int)]

  /// The offset after the closing quote.
  package var end: Int { location.offset + text.utf8.count + (escapes.last?.excess ?? 0) + 2 }

  /// The location of the character at a UTF-8 offset of `text`.
  func location(atUTF8Offset offset: Int) -> SourceLocation {
    let excess = escapes.last { $0.end <= offset }?.excess ?? 0
    return location.file.location(at: location.offset + 1 + offset + excess)
  }
}
