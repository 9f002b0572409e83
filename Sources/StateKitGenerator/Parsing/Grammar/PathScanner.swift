/// Reads a dotted path from a text: `settings.isOn`, or `rows[$id].title` where elements can be named.
struct PathScanner {
  enum Result {
    case path(PathSchema)
    /// The text is not a path; with the offset of the first byte that does not fit.
    case failure(Int)
    /// Brackets do not contain a label; with the offset of the first byte that does not fit.
    case noElement(Int)
  }

  private let string: JSONString
  private let bytes: [UInt8]
  private let hasElements: Bool
  private var offset: Int
  private var components: [Located<String>] = []
  private var elements: [Int: Located<String>] = [:]

  init(_ string: JSONString, from start: Int = 0, upTo end: Int? = nil, hasElements: Bool) {
    self.string = string
    self.bytes = Array(string.text.utf8.prefix(end ?? .max))
    self.hasElements = hasElements
    self.offset = start
  }

  func scan() -> Result {
    var scanner = self
    return scanner.scanned()
  }

  private mutating func scanned() -> Result {
    while true {
      guard let name = name() else { return .failure(offset) }
      components.append(name)
      if hasElements, next == ASCII.openBracket {
        guard let label = element() else { return .noElement(offset) }
        elements[components.count - 1] = label
      }
      if offset == bytes.count { return .path(PathSchema(components: components, elements: elements)) }
      guard next == ASCII.dot else { return .failure(offset) }
      offset += 1
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Nil, without a move, if no name begins here.
  private mutating func name() -> Located<String>? {
    let start = offset
    while let byte = next, byte >= 0x80 || ASCII.isWord(byte) { offset += 1 }
    return start == offset ? nil : located(from: start)
  }

  /// The label in `[$label]`.
  private mutating func element() -> Located<String>? {
    offset += 1
    guard next == UInt8(ascii: "$") else { return nil }
    offset += 1
    guard let label = name(), next == ASCII.closeBracket else { return nil }
    offset += 1
    return label
  }

  private func located(from start: Int) -> Located<String> {
    Located(String(decoding: bytes[start..<offset], as: UTF8.self), at: string.location(atUTF8Offset: start))
  }
}
