extension SwiftPrinter {
  /// Writes a prefix, code and what ends its line, then the rest; all of it lies at the schema's lines if the code has places.
  mutating func locating(
    _ code: Code,
    _ prefix: DeclarationPrefix,
    end: Code,
    then rest: (inout SwiftPrinter) -> Void
  ) {
    guard locates(code), let first = code.places.first else {
      write(prefix)
      write(code, end: end)
      return rest(&self)
    }
    // Documentation belongs to the declaration only if no directive stands between them.
    let line: Int = first.location.line - prefix.lineCount
    if line > 0 {
      sourceLocation(first.location.file, line)
      write(prefix)
      indent(by: code.depth)
      write(code, from: first)
    } else {
      sourceLocation(first.location.file, first.location.line)
      indent(by: code.depth)
      write(prefix.attribute.map { "\($0) \(code)" } ?? code, from: first)
    }
    append(end)
    rest(&self)
    indent()
    append("#sourceLocation()\n")
  }

  private mutating func write(_ prefix: DeclarationPrefix) {
    if let documentation = prefix.documentation { comment(documentation, mark: "///") }
    if let attribute = prefix.attribute { line(attribute) }
  }

  /// The line that a directive names, of which there is one for so many lines of a schema.
  ///
  /// Swift counts the number in a directive among what a file declares: were it the line itself, a schema whose lines
  /// move would have all files that use its types compiled anew, also those of other modules. Line ends it does not
  /// count.
  private static let linesPerDirective = 500

  /// Goes to a line of a schema: to the directive's, and from there by line ends.
  private mutating func sourceLocation(_ file: SourceFile, _ line: Int) {
    let path: StringLiteral = sourcePath?(file) ?? StringLiteral(file.path)
    let rest: Int = (line - 1) % Self.linesPerDirective
    indent()
    append("#sourceLocation(file: ")
    append(path.spelled)
    append(", line: \(line - rest))\n")
    appendLineEnds(rest)
  }

  /// Writes code with the line ends that bring each of its places to its line. Only forwards: what stands further
  /// up in the schema, or in another one, stays on the line that was reached.
  private mutating func write(_ code: Code, from first: Code.Place) {
    let bytes: [UInt8] = code.unindented.array
    var start: Int = 0
    var line: Int = first.location.line
    for place in code.places where place.location.file === first.location.file && place.location.line > line {
      append(bytes[start..<place.offset])
      appendLineEnds(place.location.line - line)
      start = place.offset
      line = place.location.line
    }
    append(bytes[start...])
  }
}
