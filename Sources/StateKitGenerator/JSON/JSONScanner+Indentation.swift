extension JSONScanner {
  /// The offset of the first bracket whose partner starts a line and is further left than the indentation of the
  /// bracket's line: the author probably meant the partner to close a bracket further out.
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
