/// A location in a schema file.
package struct SourceLocation: Sendable {
  package let file: SourceFile
  /// Bytes from the start of the file.
  package let offset: Int

  /// Counted from 1.
  package var line: Int { file.line(at: offset) }
  /// Counted from 1, in characters.
  package var column: Int { file.column(at: offset) }

  package init(file: SourceFile, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file.path):\(line):\(column)" }
}

extension SourceLocation: Hashable {
  package static func == (left: SourceLocation, right: SourceLocation) -> Bool {
    left.file === right.file && left.offset == right.offset
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(offset)
  }
}
