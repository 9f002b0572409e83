internal import StateKitGenerator

/// Strings on one line or several, raw or not, and the code in their interpolations.
extension SwiftLexer {
  /// Skips from the first quote to the end of the last quote and its number signs.
  mutating func skipString(pounds: Int) throws(SwiftDoubt) {
    let start = offset
    let isMultiline = starts(with: "\"\"\"") && !isRawQuote(pounds)
    offset += isMultiline ? 3 : 1
    while true {
      let isBroken = !isMultiline && isAtLineEnd
      if isAtEnd || isBroken { throw SwiftDoubt(offset: start, reason: "a string that does not end") }
      if peek() == ASCII.quote, closes(isMultiline: isMultiline, pounds) {
        offset += (isMultiline ? 3 : 1) + pounds
        return
      }
      if peek() == ASCII.backslash, hasPounds(pounds, at: 1) {
        offset += 1 + pounds
        if peek() == ASCII.openParenthesis {
          try skipInterpolation(from: start)
        } else if !isAtEnd, !isAtLineEnd {
          offset += 1
        }
      } else {
        offset += 1
      }
    }
  }

  /// Whether a string is a raw quote: `#"""#` is a quote in a string on one line.
  private func isRawQuote(_ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var distance = 2
    while offset + distance < bytes.count {
      let byte = peek(distance)
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { return false }
      if byte == ASCII.quote, hasPounds(pounds, at: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  private func closes(isMultiline: Bool, _ pounds: Int) -> Bool {
    (!isMultiline || starts(with: "\"\"\"")) && hasPounds(pounds, at: isMultiline ? 3 : 1)
  }

  func hasPounds(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where peek(distance + index) != ASCII.hash { return false }
    return true
  }

  /// Skips the code between `\(` and its `)`.
  private mutating func skipInterpolation(from start: Int) throws(SwiftDoubt) {
    depth += 1
    defer { depth -= 1 }
    if depth > SwiftLexer.depthLimit {
      throw SwiftDoubt(offset: start, reason: "strings in strings, deeper than can be followed")
    }
    var open = 0
    repeat {
      guard let token = try next() else {
        throw SwiftDoubt(offset: start, reason: "an interpolation that does not end")
      }
      interpolated.append(token)
      if token.isSign(ASCII.openParenthesis) { open += 1 }
      if token.isSign(ASCII.closeParenthesis) { open -= 1 }
    } while open > 0
  }
}
