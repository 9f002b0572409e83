/// Writes Swift into one buffer, line by line; the buffer is not read again.
package struct SwiftPrinter {
  /// The path of a schema in the output; nil for output without lines of schemas.
  let sourcePath: ((SourceFile) -> StringLiteral)?
  private var contents: [UInt8] = []
  private var indentation: Int = 0

  private let lineLength: Int

  package init(sourcePath: ((SourceFile) -> StringLiteral)? = nil, lineLength: Int = 110) {
    self.sourcePath = sourcePath
    self.lineLength = lineLength
  }

  /// Whether the code and the end of its line fit on one line at the current indentation.
  func fits(_ code: Code, end: Code = "") -> Bool {
    code.isShort(with: end, within: lineLength - indentation - code.depth)
  }

  /// Whether the code must be at certain lines of a schema.
  func locates(_ code: Code) -> Bool {
    sourcePath != nil && code.hasPlaces
  }

  /// After the second of several parts, reserves space for all of them, generously estimated from the length so far:
  /// memory is used only when it is written to.
  mutating func endPart(_ index: Int, of count: Int) {
    if index == 2 { contents.reserveCapacity(contents.count * (count + 2)) }
  }

  package var output: String { String(decoding: contents, as: UTF8.self) }

  /// Returns the written bytes without a copy, and empties the buffer.
  mutating func takeBytes() -> [UInt8] {
    let bytes: [UInt8] = contents
    contents = []
    return bytes
  }

  package mutating func blankLine() {
    appendLineEnds(1)
  }

  package mutating func line(_ code: Code, _ prefix: DeclarationPrefix = .none, end: Code = "") {
    locating(code, prefix, end: end) { printer in printer.appendLineEnds(1) }
  }

  mutating func comment(_ comment: DocComment, mark: String) {
    for line in comment.lines {
      indent()
      append(mark)
      if !line.isEmpty {
        append(" ")
        append(line)
      }
      appendLineEnds(1)
    }
  }

  /// The inherited types or requirements between a declaration's head and its braces: on one line if they fit,
  /// otherwise one line for each.
  mutating func clause(_ parts: [Code]) {
    let all: Code = parts.joined(separator: ", ")
    let lines: [Code] = fits("  \(all)") ? [all] : parts.dropLast().map { "\($0)," } + parts.suffix(1)
    for part in lines { line("  \(part)") }
  }

  /// A head with lines in braces; one short line stays on the line of its head.
  mutating func body(_ head: Code, _ prefix: DeclarationPrefix, _ lines: [Code]) {
    if lines.count < 2, !locates(lines.first ?? "") {
      let end: Code = lines.first.map { " { \($0) }" } ?? " {}"
      if fits(head, end: end) { return line(head, prefix, end: end) }
    }
    block(head, prefix) { printer in
      for index in lines.indices { printer.line(lines[index]) }
    }
  }

  /// A head with members in braces.
  package mutating func members(_ head: Code, _ prefix: DeclarationPrefix, _ members: [any Declaration]) {
    guard !members.isEmpty else { return line(head, prefix, end: head.isEmpty ? "{}" : " {}") }
    line(head, prefix, end: Self.opening(head))
    braced { printer in
      var wasOneLine = true
      for (index, member) in members.enumerated() {
        if index > 0, !wasOneLine || !member.isOneLine { printer.blankLine() }
        member.print(to: &printer)
        wasOneLine = member.isOneLine
      }
    }
  }

  /// A head with any code in braces.
  package mutating func block(
    _ head: Code,
    _ prefix: DeclarationPrefix,
    around body: (inout SwiftPrinter) -> Void
  ) {
    locating(head, prefix, end: Self.opening(head)) { printer in
      printer.appendLineEnds(1)
      printer.braced(body)
    }
  }

  private static func opening(_ head: Code) -> Code { head.isEmpty ? "{" : " {" }

  /// The lines after an opening brace, and the closing brace.
  private mutating func braced(_ body: (inout SwiftPrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
    indent()
    append("}\n")
  }

  mutating func indent(by more: Int = 0) {
    contents.append(contentsOf: repeatElement(ASCII.space, count: indentation + more))
  }

  /// Writes code at the current indentation, and the end of its line. A line that is too long is broken at its longest
  /// list.
  mutating func write(_ code: Code, end: Code) {
    indent(by: code.depth)
    if !fits(code, end: end), let list = code.longestList {
      writeBroken(code, at: list.offsets)
    } else {
      append(code)
    }
    append(end)
  }

  private mutating func writeBroken(_ code: Code, at list: [Int]) {
    let bytes: [UInt8] = code.unindented.array
    let depth: Int = code.depth + bytes.prefix { $0 == ASCII.space }.count
    var start: Int = 0
    for end in list {
      let piece: ArraySlice<UInt8> = bytes[start..<end]
      let isFollowed: Bool = piece.suffix(2).elementsEqual([ASCII.comma, ASCII.space])
      append(isFollowed ? piece.dropLast() : piece)
      appendLineEnds(1)
      indent(by: depth + (end == list.last ? 0 : 2))
      start = end
    }
    append(bytes[start...])
  }

  mutating func append(_ text: String) {
    // Contiguous bytes are appended together, other bytes one by one.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { contents.append(contentsOf: $0) }
    if isDone == nil { contents.append(contentsOf: text.utf8) }
  }

  mutating func append(_ code: Code) {
    code.unindented.withBytes { contents.append(contentsOf: $0) }
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    contents.append(contentsOf: bytes)
  }

  mutating func appendLineEnds(_ count: Int) {
    contents.append(contentsOf: repeatElement(ASCII.lineFeed, count: count))
  }
}
