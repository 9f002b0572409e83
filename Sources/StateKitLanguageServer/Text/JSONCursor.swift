internal import StateKitAuthoring
internal import StateKitGenerator

/// The place of a byte offset in JSON that may be unfinished: while an author types, brackets and quotes are not closed.
///
/// The tree that `JSONParser.recover` makes of such a text lacks the unfinished entry, which often contains the offset.
/// Therefore this scans the text only up to the offset.
struct JSONCursor {
  enum Role: Equatable {
    /// In a key, or at a place for a key.
    case key
    case value
    /// Behind a value or a key, where only a comma, a colon or a bracket may follow.
    case none
  }

  /// The steps from the file to the value, or to the object of the key.
  let path: [JSONStep]
  let role: Role
  /// The text of the string before the offset, without escapes; nil outside of strings.
  let text: String?
  /// The range that a completion replaces: a string with its quotes, or the word at the offset.
  let range: Range<Int>
  /// The keys that the object already has.
  let siblings: Set<String>
  /// The first letter behind the range that is no space; nil outside of objects, and at the end.
  private let follower: UInt8?

  /// Whether a colon follows the key.
  var hasColon: Bool { follower == ASCII.colon }
  /// What parts the key's value from another key that follows.
  var separator: String { follower == ASCII.quote ? "," : "" }

  /// The text of the whole string that the offset is in; nil outside of strings.
  func wholeText(in file: SourceFile) -> String? {
    text == nil ? nil : JSONCursor(at: max(range.lowerBound + 1, range.upperBound - 1), in: file).text
  }

  init(at offset: Int, in file: SourceFile) {
    var scan = Scan(bytes: file.bytes, offset: file.textStart)
    self = scan.cursor(at: offset)
  }

  fileprivate init(
    path: [JSONStep],
    role: Role,
    text: String?,
    range: Range<Int>,
    siblings: Set<String>,
    follower: UInt8?
  ) {
    self.path = path
    self.role = role
    self.text = text
    self.range = range
    self.siblings = siblings
    self.follower = follower
  }
}

private struct Scan {
  struct Container {
    let isObject: Bool
    /// The key of the value that is being read; nil before its colon.
    var key: String?
    var index = 0
    var keys: [String] = []
    var expected: Expected
  }

  enum Expected { case key, colon, value, end }

  let bytes: [UInt8]
  var offset: Int
  var containers: [Container] = []

  mutating func cursor(at end: Int) -> JSONCursor {
    while offset < min(end, bytes.count) {
      if bytes[offset] == ASCII.quote {
        let range = stringRange()
        if end < range.upperBound || end == range.upperBound && !isClosed(range) {
          return cursor(
            in: isClosed(range) ? range : openRange(to: end),
            text(in: range.lowerBound + 1..<end)
          )
        }
        accept(text(in: range.lowerBound + 1..<(range.upperBound - (isClosed(range) ? 1 : 0))))
        offset = range.upperBound
      } else if ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.minus {
        let range = wordRange()
        if end <= range.upperBound { return cursor(in: range, nil) }
        accept(nil)
        offset = range.upperBound
      } else {
        step(bytes[offset])
        offset += 1
      }
    }
    return cursor(in: end..<end, nil)
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case ASCII.openBrace: containers.append(Container(isObject: true, expected: .key))
    case ASCII.openBracket: containers.append(Container(isObject: false, expected: .value))
    case ASCII.closeBrace, ASCII.closeBracket:
      if !containers.isEmpty { containers.removeLast() }
      accept(nil)
    case ASCII.colon: if containers.last?.expected == .colon { set(.value) }
    case ASCII.comma:
      guard let last = containers.last else { return }
      containers[containers.count - 1].key = nil
      containers[containers.count - 1].index += 1
      set(last.isObject ? .key : .value)
    default: break
    }
  }

  private mutating func set(_ expected: Expected) { containers[containers.count - 1].expected = expected }

  /// Takes a key, or the end of a value.
  private mutating func accept(_ text: String?) {
    guard let last = containers.last else { return }
    switch last.expected {
    case .key:
      if let text {
        containers[containers.count - 1].key = text
        containers[containers.count - 1].keys.append(text)
      }
      set(.colon)
    case .value: set(.end)
    case .colon, .end: break
    }
  }

  private func cursor(in range: Range<Int>, _ text: String?) -> JSONCursor {
    let role: JSONCursor.Role =
      switch containers.last?.expected {
      case .key: .key
      case .value: .value
      case .colon, .end: .none
      case nil: offset == 0 ? .value : .none
      }
    var path: [JSONStep] = []
    for (position, container) in containers.enumerated() {
      let isInner = position == containers.count - 1
      if container.isObject {
        if isInner, role != .value { continue }
        if let key = container.key { path.append(.key(key)) }
      } else {
        path.append(.index(container.index))
      }
    }
    var rest = self
    rest.offset = range.upperBound
    let (later, follower) = rest.laterKeys()
    return JSONCursor(
      path: path,
      role: role,
      text: text,
      range: range,
      siblings: Set((containers.last?.keys ?? []) + later),
      follower: follower
    )
  }

  /// The keys behind the offset in the same object, and the first letter there.
  private mutating func laterKeys() -> (keys: [String], follower: UInt8?) {
    guard let object = containers.last, object.isObject else { return ([], nil) }
    let depth = containers.count
    let known = object.keys.count
    let follower = bytes[min(offset, bytes.count)...].first { $0 > ASCII.space }
    var last: [String] = object.keys
    if object.expected == .key { set(.colon) }
    while offset < bytes.count, containers.count >= depth {
      let byte = bytes[offset]
      if byte == ASCII.quote {
        let range = stringRange()
        if !isClosed(range) { break }
        accept(text(in: range.lowerBound + 1..<range.upperBound - 1))
        offset = range.upperBound
      } else if ASCII.isWord(byte) || byte == ASCII.minus {
        accept(nil)
        offset = wordRange().upperBound
      } else {
        step(byte)
        offset += 1
      }
      if containers.count >= depth { last = containers[depth - 1].keys }
    }
    return (Array(last.dropFirst(known)), follower)
  }

  /// The range of a string with its quotes. It ends at the end of the line at the latest.
  private func stringRange() -> Range<Int> {
    var end = offset + 1
    while end < bytes.count, bytes[end] != ASCII.quote, bytes[end] != ASCII.lineFeed {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    if end < bytes.count, bytes[end] == ASCII.quote { end += 1 }
    return offset..<min(end, bytes.count)
  }

  /// The range to replace in a string that is not closed on its line: without the commas and brackets behind the offset.
  private func openRange(to end: Int) -> Range<Int> {
    var last = end
    while last < bytes.count, ASCII.isWord(bytes[last]) || bytes[last] == ASCII.dot { last += 1 }
    return offset..<last
  }

  private func isClosed(_ range: Range<Int>) -> Bool {
    range.count > 1 && bytes[range.upperBound - 1] == ASCII.quote
  }

  private func wordRange() -> Range<Int> {
    var end = offset + 1
    while end < bytes.count, ASCII.isWord(bytes[end]) || bytes[end] == ASCII.dot || bytes[end] == ASCII.minus
    {
      end += 1
    }
    return offset..<end
  }

  private func text(in range: Range<Int>) -> String {
    let text = String(
      decoding: bytes[range.clamped(to: range.lowerBound..<max(range.lowerBound, bytes.count))],
      as: UTF8.self
    )
    guard text.contains("\\") else { return text }
    return JSONValue(parsing: Array("\"\(text)\"".utf8))?.string ?? text
  }
}
