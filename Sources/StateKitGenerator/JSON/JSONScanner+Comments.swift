extension JSONScanner {
  /// Skips and reports a comment, which JSON does not have.
  mutating func skipComment() throws(JSONSyntaxError) {
    let start = position
    let second = start + 1 < bytes.count ? bytes[start + 1] : nil
    if bytes[start] == ASCII.hash || second == ASCII.slash {
      report(.comment(at: location(start)))
      while let byte = next, byte != ASCII.lineFeed { position += 1 }
    } else if second == ASCII.asterisk {
      try skipBlockComment()
    } else {
      throw unexpectedCharacter()
    }
  }

  private mutating func skipBlockComment() throws(JSONSyntaxError) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == ASCII.asterisk, bytes[position + 1] == ASCII.slash {
        report(.comment(at: location(start)))
        position += 2
        return
      }
      position += 1
    }
    throw JSONSyntaxError(diagnostic: .comment(at: location(start)))
  }
}

extension Diagnostic {
  fileprivate static func comment(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0108", "JSON has no comments; remove it or use the key 'doc'", at: location)
  }
}
