/// Reads an unfinished text: while an author types, brackets and quotes may not be closed.
extension JSONParser {
  mutating func recoverFile() -> JSONNode? {
    try? scanner.skipSpace()
    var step = Step.value
    while true {
      do throws(JSONSyntaxError) {
        switch step {
        case .value:
          guard let value = try startValue() else { continue }
          if let root = try finishValue(value) { return root }
        case .entry:
          try prepareValue(after: scanner.position)
          step = .value
        case .end:
          if let root = try finishValue(close()) { return root }
          step = .value
        }
      } catch {
        guard let next = skipEntry() else { return closeAll() }
        step = next
      }
    }
  }

  /// The part of the text at which reading continues after a mistake.
  private enum Step {
    case value
    /// An entry of the innermost object or array.
    case entry
    /// The closing bracket of the innermost object or array.
    case end
  }

  /// Skips the rest of an entry with a mistake; nil at the end of the file.
  ///
  /// An entry ends at a comma, and at the bracket around it. It also ends at a line that begins with a key, or with a
  /// value in an array, because the comma before that line is then missing.
  private mutating func skipEntry() -> Step? {
    var depth = 0
    while let byte = scanner.next {
      switch byte {
      case ASCII.quote:
        if depth == 0, beginsEntry(at: scanner.position) { return .entry }
        skipString()
        continue
      case ASCII.openBrace, ASCII.openBracket:
        if depth == 0, beginsEntry(at: scanner.position) { return .entry }
        depth += 1
      case ASCII.closeBrace, ASCII.closeBracket:
        if depth > 0 {
          depth -= 1
        } else if let index = open.lastIndex(where: { $0.closingBracket == byte }) {
          // The objects and arrays inside of it are not closed.
          while open.count > index + 1 { closeInner() }
          return .end
        }
      case ASCII.comma where depth == 0 && !open.isEmpty:
        scanner.position += 1
        try? scanner.skipSpace()
        // A comma may stand before the closing bracket.
        return scanner.next == open[open.count - 1].closingBracket ? .end : .entry
      default: break
      }
      scanner.position += 1
    }
    return nil
  }

  /// Closes the objects and arrays to which the entry at the position does not belong: its line has the indentation of
  /// the entries of an outer object or array.
  mutating func closeWhatIsLeftOpen() {
    guard let column = column(at: scanner.position), let last = open.last else { return }
    if column < last.column ?? .max, let outer = open.lastIndex(where: { $0.column == column }),
      outer < open.count - 1
    {
      while open.count > outer + 1 { closeInner() }
    } else if last.column == nil {
      open[open.count - 1].column = column
    }
  }

  /// The column of an offset, counted from 0; nil unless only space is before it on its line.
  private func column(at offset: Int) -> Int? {
    var start = offset
    while start > scanner.file.textStart, scanner.bytes[start - 1] != ASCII.lineFeed {
      start -= 1
      if scanner.bytes[start] > ASCII.space { return nil }
    }
    return start > scanner.file.textStart ? offset - start : nil
  }

  /// Whether an entry begins at the offset: a key in an object or a value in an array, as the first token of its line.
  private mutating func beginsEntry(at offset: Int) -> Bool {
    // After a second mistake at the same place, reading would not advance.
    guard let container = open.last, container.isObject == (scanner.bytes[offset] == ASCII.quote),
      offset != recoveredAt
    else { return false }
    guard column(at: offset) != nil else { return false }
    recoveredAt = offset
    return true
  }

  private mutating func skipString() {
    scanner.position += 1
    while let byte = scanner.next, byte != ASCII.lineFeed {
      scanner.position = min(scanner.position + (byte == ASCII.backslash ? 2 : 1), scanner.bytes.count)
      if byte == ASCII.quote { return }
    }
  }

  /// Closes the innermost object or array where its bracket is missing.
  private mutating func closeInner() {
    let container = open.removeLast()
    open[open.count - 1].append(node(of: container))
  }

  private mutating func closeAll() -> JSONNode? {
    guard !open.isEmpty else { return nil }
    while open.count > 1 { closeInner() }
    return node(of: open.removeLast())
  }

  private func node(of container: JSONContainer) -> JSONNode {
    JSONNode(
      value: container.value(reportingTo: DiagnosticCollector()),
      location: scanner.location(container.start),
      end: scanner.position
    )
  }
}
