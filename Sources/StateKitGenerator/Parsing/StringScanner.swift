/// Walks over the text of a schema's string, knowing where in the file it is.
struct StringScanner {
  let string: JSONString
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private var offset = 0

  init(_ string: JSONString) {
    self.string = string
    self.scalars = Array(string.text.unicodeScalars)
  }

  /// The place of the character that comes next.
  var location: SourceLocation { string.location(atUTF8Offset: offset) }
  var current: Unicode.Scalar? { peek(0) }
  var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }
  var isAtEnd: Bool { index == scalars.count }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  func starts(with text: String) -> Bool {
    var position = index
    for scalar in text.unicodeScalars {
      guard position < scalars.count, scalars[position] == scalar else { return false }
      position += 1
    }
    return true
  }

  mutating func advance(by count: Int = 1) {
    for _ in 0..<count where index < scalars.count {
      offset += UTF8.width(scalars[index])
      index += 1
    }
  }

  /// Steps over `text` if it comes next.
  mutating func consume(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    advance(by: text.unicodeScalars.count)
    return true
  }

  mutating func skipSpaces() {
    while current == " " || current == "\t" { advance() }
  }

  /// The text from an earlier `index` up to here, or up to another.
  func text(from start: Int, to end: Int? = nil) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<(end ?? index)])
    return String(text)
  }

  /// The identifier or keyword that comes next, which is not stepped over.
  func peekWord() -> String? {
    var copy = self
    return copy.word()
  }

  /// The identifier or keyword that comes next.
  mutating func word() -> String? {
    guard let head = current, Identifier.isHead(head) else { return nil }
    let start = index
    while let scalar = current, Identifier.isContinuation(scalar) { advance() }
    return text(from: start)
  }

  /// What comes next, as a message quotes it.
  var found: String {
    guard let current else { return "the end of the text" }
    if let word = peekWord() { return "'\(word)'" }
    if current == "\n" || current == "\r" { return "a line break" }
    let isSeen = current.properties.isGraphemeBase && !current.properties.isWhitespace
    return isSeen ? "'\(current)'" : "U+" + String(current.value, radix: 16, uppercase: true).padded(to: 4)
  }
}

extension String {
  /// With zeros in front.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - utf8.count)) + self
  }
}
