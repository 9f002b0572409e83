/// Reads the text of a schema's string, and maps positions in it to places in the file.
struct StringScanner {
  let string: JSONString
  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// The offset of the next character.
  private(set) var index = 0

  init(_ string: JSONString) {
    self.string = string
    self.bytes = Array(string.text.utf8)
  }

  /// The place of the next character.
  var location: SourceLocation { string.location(atUTF8Offset: index) }
  var current: Unicode.Scalar? { scalar(at: index) }
  var isAtEnd: Bool { index == bytes.count }

  /// The character after `current`.
  var following: Unicode.Scalar? { scalar(at: index + width(at: index)) }

  var previous: Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while UTF8.isContinuation(bytes[start]) { start -= 1 }
    return scalar(at: start)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    if bytes[index] < 0x80 { return Unicode.Scalar(bytes[index]) }
    return String(decoding: bytes[index..<index + width(at: index)], as: UTF8.self).unicodeScalars.first
  }

  /// The number of bytes of the scalar at an offset; 0 at the end.
  private func width(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case 0..<0x80: return 1
    case 0x80..<0xE0: return 2
    case 0xE0..<0xF0: return 3
    default: return 4
    }
  }

  func starts(with text: String) -> Bool {
    guard index < bytes.count, bytes[index] == text.utf8.first else { return text.isEmpty }
    return bytes[index...].starts(with: text.utf8)
  }

  mutating func advance() {
    index += width(at: index)
  }

  /// Skips `text` if it comes next.
  mutating func consume(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8.count
    return true
  }

  mutating func skipSpaces() {
    while current == " " || current == "\t" { advance() }
  }

  /// The text from an earlier `index` up to here, or up to another.
  func text(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? index)], as: UTF8.self)
  }

  /// The next identifier or keyword, without skipping it.
  func peekWord() -> String? {
    endOfWord.map { text(from: index, to: $0) }
  }

  /// Reads the next identifier or keyword.
  mutating func word() -> String? {
    guard let end = endOfWord else { return nil }
    defer { index = end }
    return text(from: index, to: end)
  }

  private var endOfWord: Int? {
    guard let head = current, Identifier.isHead(head) else { return nil }
    var end = index
    while let scalar = scalar(at: end), Identifier.isContinuation(scalar) { end += width(at: end) }
    return end
  }

  /// Goes back to an earlier `index`.
  mutating func goBack(to start: Int) {
    index = start
  }

  /// The next token, as a message quotes it.
  var found: String {
    guard let current else { return "the end of the text" }
    if let word = peekWord() { return "'\(word)'" }
    if current == "\n" || current == "\r" { return "a line break" }
    if let name = current.unseenName { return "the invisible character \(name)" }
    // A combining mark by itself would be drawn onto the quote.
    return current.properties.isGraphemeBase ? "'\(current)'" : "the mark \(current.number)"
  }
}
