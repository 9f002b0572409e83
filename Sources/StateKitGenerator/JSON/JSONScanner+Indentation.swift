extension JSONScanner {
  /// The offset of the first bracket whose partner begins a line and stands further left than its own line begins: as the
  /// author sees it, the partner closes one further out.
  var likelyUnclosedBracket: Int? {
    var open: [(start: Int, indentation: Int)] = []
    var indentation = 0
    var isIndentation = true
    var isString = false
    var offset = file.textStart
    while offset < bytes.count {
      let byte = bytes[offset]
      if isString {
        if byte == ASCII.quote { isString = false }
        if byte == ASCII.backslash { offset += 1 }
      } else if byte == ASCII.lineFeed {
        (indentation, isIndentation) = (0, true)
      } else if isIndentation, byte == ASCII.space || byte == ASCII.tab {
        indentation += 1
      } else {
        if byte == ASCII.quote { isString = true }
        if byte == ASCII.openBrace || byte == ASCII.openBracket { open.append((offset, indentation)) }
        if byte == ASCII.closeBrace || byte == ASCII.closeBracket, let last = open.popLast() {
          if isIndentation, indentation < last.indentation { return last.start }
        }
        isIndentation = false
      }
      offset += 1
    }
    return nil
  }
}
