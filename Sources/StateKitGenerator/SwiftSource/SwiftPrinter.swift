/// Writes Swift into one buffer, line by line; what is there is never read again.
package struct SwiftPrinter {
  /// How the output names a schema; nil where it has no lines of schemas.
  let sourcePath: ((SourceFile) -> String)?
  /// All that was written before the present part.
  private var contents: [UInt8] = []
  /// What was written last: strings are put together faster than bytes.
  private var part: String = ""
  private var indentation: Int = 0 {
    didSet { margin = SwiftPrinter.spaces(indentation) }
  }
  private var margin: String = ""

  private static let lineLength = 110

  package init(sourcePath: ((SourceFile) -> String)? = nil) {
    self.sourcePath = sourcePath
  }

  /// Whether the code has room on one line at the present indentation.
  func fits(_ code: Code) -> Bool {
    code.isShort(within: SwiftPrinter.lineLength - indentation - code.depth)
  }

  /// Whether the code must stand at certain lines of a schema.
  func locates(_ code: Code) -> Bool {
    sourcePath != nil && !code.places.isEmpty
  }

  /// Puts away what was written last. Room is made for parts that are all a little longer than the first two: memory is
  /// taken only as far as it is written to.
  mutating func endPart(_ index: Int, of count: Int) {
    part.withUTF8 { contents += $0 }
    part.removeAll(keepingCapacity: true)
    if index == 2 { contents.reserveCapacity(contents.count * (count + 2)) }
  }

  package var output: String { String(decoding: contents, as: UTF8.self) + part }

  /// Gives away all that was written, without a copy.
  mutating func takeBytes() -> [UInt8] {
    endPart(0, of: 1)
    let bytes: [UInt8] = contents
    contents = []
    return bytes
  }

  package mutating func blankLine() {
    append("\n")
  }

  package mutating func line(_ code: Code, _ prefix: DeclarationPrefix = .none) {
    locating(code, prefix) { printer in printer.append("\n") }
  }

  mutating func comment(_ comment: DocComment, mark: String) {
    for line in comment.lines {
      indent()
      append(line.isEmpty ? "\(mark)\n" : "\(mark) \(line)\n")
    }
  }

  /// What a declaration inherits or requires, between its head and its braces: on one line if there is room, else a line
  /// for each.
  mutating func clause(_ parts: [Code]) {
    let all: Code = parts.joined(separator: ", ")
    let lines: [Code] = fits("  \(all)") ? [all] : parts.dropLast().map { "\($0)," } + parts.suffix(1)
    for part in lines { line("  \(part)") }
  }

  /// A head with lines in braces; one short line stays beside its head.
  mutating func body(_ head: Code, _ prefix: DeclarationPrefix, _ lines: [Code]) {
    if lines.count < 2 {
      let oneLine: Code = lines.isEmpty ? "\(head) {}" : "\(head) { \(lines[0]) }"
      if fits(oneLine), !locates(lines.first ?? "") { return line(oneLine, prefix) }
    }
    block(head, prefix) { printer in
      for code in lines { printer.line(code) }
    }
  }

  /// A head with members in braces.
  package mutating func members(_ head: Code, _ prefix: DeclarationPrefix, _ members: [any Declaration]) {
    guard !members.isEmpty else { return line(head.isEmpty ? "{}" : "\(head) {}", prefix) }
    block(head, prefix) { printer in
      var wasOneLine = true
      for (index, member) in members.enumerated() {
        if index > 0, !wasOneLine || !member.isOneLine { printer.blankLine() }
        member.print(to: &printer)
        wasOneLine = member.isOneLine
      }
    }
  }

  /// A head with anything in braces.
  package mutating func block(
    _ head: Code,
    _ prefix: DeclarationPrefix,
    around body: (inout SwiftPrinter) -> Void
  ) {
    locating(head.isEmpty ? "{" : "\(head) {", prefix) { printer in
      printer.append("\n")
      printer.indentation += 2
      body(&printer)
      printer.indentation -= 2
      printer.indent()
      printer.append("}\n")
    }
  }

  mutating func indent(by more: Int = 0) {
    part += margin
    if more > 0 { part += SwiftPrinter.spaces(more) }
  }

  /// Writes code at the present indentation. A line that is too long has its longest list broken into lines.
  mutating func write(_ code: Code) {
    indent(by: code.depth)
    guard !fits(code), let list = code.lists.longest else { return append(code.unindented) }
    let depth: Int = code.depth + code.unindented.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let text: String.UTF8View = code.unindented.utf8
    var start: String.Index = text.startIndex
    for offset in list {
      let end: String.Index = text.index(text.startIndex, offsetBy: offset)
      let piece: Substring = code.unindented[start..<end]
      append(piece.hasSuffix(", ") ? piece.dropLast() : piece)
      append("\n")
      indent(by: depth + (offset == list.last ? 0 : 2))
      start = end
    }
    append(code.unindented[start...])
  }

  private static func spaces(_ count: Int) -> String {
    count < fewSpaces.count ? fewSpaces[count] : String(repeating: " ", count: count)
  }

  private static let fewSpaces: [String] = (0...16).map { String(repeating: " ", count: $0) }

  mutating func append(_ text: String) {
    part += text
  }

  mutating func append(_ text: Substring) {
    part.append(contentsOf: text)
  }
}
