extension SwiftPrinter {
  /// Writes a prefix, code and the end of its line, then the rest. If the code has places, all of it gets the lines of
  /// the schema.
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
    // Documentation belongs to the declaration only without a directive between them.
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

  /// The number of schema lines for which directives have the same line number.
  ///
  /// Swift treats the number in a directive as part of the file's interface. With the exact line, a shift of lines in a
  /// schema would recompile all files that use its types, including those of other modules. Line ends are not part of
  /// the interface.
  private static let linesPerDirective = 500

  /// Goes to a line of a schema: first by a directive, then by line ends.
  private mutating func sourceLocation(_ file: SourceFile, _ line: Int) {
    let path: StringLiteral = sourcePath?(file) ?? StringLiteral(file.path)
    let rest: Int = (line - 1) % Self.linesPerDirective
    indent()
    append("#sourceLocation(file: ")
    append(path.spelled)
    append(", line: \(line - rest))\n")
    appendLineEnds(rest)
  }

  /// Writes code with the line ends that bring each of its places to its line. Lines only move forward: code from
  /// further up in the schema, or from another schema, stays on the current line.
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
