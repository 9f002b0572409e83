/// JSON as a value. Unlike the text of JSON, it tells an array that is a set, whose elements have no positions, from a
/// list.
package enum EncodedValue: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    let key: String
    let value: EncodedValue
  }

  /// The text of a number or a string, `true`, `false` or `null`.
  case plain(String)
  /// The members, in the order of their keys.
  case object([Member])
  case list([EncodedValue])
  /// The elements, in the order of their texts.
  case set([EncodedValue])

  /// The JSON, without spaces.
  var text: String {
    var text = ""
    write(to: &text, separator: ",", colon: ":")
    return text
  }

  /// The JSON, with a space after each colon and comma.
  package var spaced: String {
    var text = ""
    write(to: &text, separator: ", ", colon: ": ")
    return text
  }

  private func write(to text: inout String, separator: String, colon: String) {
    switch self {
    case .plain(let plain): text += plain
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += separator }
        text += RecordingCoder.quoted(member.key)
        text += colon
        member.value.write(to: &text, separator: separator, colon: colon)
      }
      text += "}"
    case .list(let elements), .set(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += separator }
        element.write(to: &text, separator: separator, colon: colon)
      }
      text += "]"
    }
  }
}
