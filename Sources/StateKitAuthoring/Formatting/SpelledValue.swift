internal import StateKitGenerator

/// A JSON value with its spelling in the file, and its width on one line.
struct SpelledValue {
  enum Form {
    /// A number, string or literal, for example `1e3` or `"\u0041"`.
    case scalar(ArraySlice<UInt8>)
    case array([SpelledMember])
    case object([SpelledMember])
  }

  let form: Form
  /// The width in characters.
  let width: Int

  init(_ node: JSONNode, in file: SourceFile) {
    switch node.value {
    case .null, .bool, .number, .string:
      let spelling = file.bytes[node.location.offset..<node.end]
      form = .scalar(spelling)
      width = Columns.of(spelling)
    case .array(let nodes):
      let members = nodes.map { SpelledMember(key: nil, value: SpelledValue($0, in: file)) }
      form = .array(members)
      width = 2 + SpelledMember.width(of: members)
    case .object(let nodes):
      let members = nodes.map { SpelledMember($0, in: file) }
      form = .object(members)
      // `{ … }` has a space at each end.
      width = members.isEmpty ? 2 : 4 + SpelledMember.width(of: members)
    }
  }
}

/// An element of an array, or a key with its value.
struct SpelledMember {
  /// The key with its quotes.
  let key: ArraySlice<UInt8>?
  let value: SpelledValue

  init(key: ArraySlice<UInt8>?, value: SpelledValue) {
    self.key = key
    self.value = value
  }

  init(_ member: JSONMember, in file: SourceFile) {
    self.init(
      key: file.bytes[member.key.location.offset..<member.key.end],
      value: SpelledValue(member.value, in: file)
    )
  }

  /// The width of the key and its colon.
  var keyWidth: Int { key.map { Columns.of($0) + 2 } ?? 0 }

  /// The width of the members with the commas between them.
  static func width(of members: [SpelledMember]) -> Int {
    members.reduce(max(0, 2 * (members.count - 1))) { $0 + $1.keyWidth + $1.value.width }
  }
}

/// Counts the columns of a text: its characters, as in the columns of diagnostics.
enum Columns {
  static func of(_ text: ArraySlice<UInt8>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
  }
}
