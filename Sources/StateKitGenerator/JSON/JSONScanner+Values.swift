extension JSONScanner {
  /// Reads a value other than an object or array.
  mutating func scanScalar() throws(JSONSyntaxError) -> JSONNode {
    let start = position
    let value = try scanScalarValue()
    return JSONNode(value: value, location: location(start), end: position)
  }

  private mutating func scanScalarValue() throws(JSONSyntaxError) -> JSONNode.Value {
    guard let byte = next else { throw JSONSyntaxError(diagnostic: .missingValue(at: location(position))) }
    if byte == ASCII.quote { return .string(try scanString()) }
    if ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.plus || byte == ASCII.dot {
      return scanNumber()
    }
    if ASCII.isWord(byte) { return try scanWord() }
    if byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket {
      throw JSONSyntaxError(diagnostic: .missingValue(at: location(position)))
    }
    throw unexpectedCharacter()
  }

  private mutating func scanWord() throws(JSONSyntaxError) -> JSONNode.Value {
    let start = position
    skipWord()
    let word = text(start..<position)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      throw JSONSyntaxError(diagnostic: .wrongLiteral(word, isRoot: isBeginning(start), at: location(start)))
    }
  }

  /// Whether only space is before an offset.
  private func isBeginning(_ offset: Int) -> Bool {
    bytes[file.textStart..<offset].allSatisfy { $0 <= ASCII.space }
  }

  /// Reads a key, starting at its opening quote.
  mutating func scanKey() throws(JSONSyntaxError) -> JSONString {
    let start = position
    guard let byte = next else { throw JSONSyntaxError(diagnostic: .missingKey(at: location(start))) }
    if byte == ASCII.quote { return try scanString() }
    if byte == ASCII.comma || byte == ASCII.colon {
      throw JSONSyntaxError(diagnostic: .missingKey(at: location(start)))
    }
    if byte == ASCII.openBrace || byte == ASCII.openBracket || byte == ASCII.minus || ASCII.isDigit(byte) {
      throw JSONSyntaxError(diagnostic: .keyIsNoString(at: location(start)))
    }
    guard ASCII.isWord(byte) else { throw unexpectedCharacter() }
    skipWord()
    throw JSONSyntaxError(diagnostic: .unquotedKey(text(start..<position), at: location(start)))
  }

  /// The error for the character at the position, which does not start a token.
  func unexpectedCharacter() -> JSONSyntaxError {
    let place = location(position)
    if isAtConflictMarker { return JSONSyntaxError(diagnostic: .mergeConflict(at: place)) }
    guard let length = UTF8Sequence.length(in: bytes, at: position) else {
      return JSONSyntaxError(diagnostic: .invalidUTF8(byte: bytes[position], at: place))
    }
    let character = text(position..<(position + length))
    if let scalar, let name = scalar.unseenName {
      return JSONSyntaxError(diagnostic: .unseenCharacter(name, isSpace: scalar.isSpace, at: place))
    }
    if let plain = scalar?.plainSign {
      return JSONSyntaxError(diagnostic: .wideCharacter(character, plain, at: place))
    }
    let isQuotationMark = "'`‘’‚‛“”„‟«»".contains(character)
    return JSONSyntaxError(
      diagnostic: isQuotationMark
        ? .wrongQuotationMark(character, at: place) : .unexpectedCharacter(character, at: place)
    )
  }

  /// Whether a line with a conflict marker of a version control system starts here.
  var isAtConflictMarker: Bool {
    let length = 7
    let lineBreaks = [ASCII.lineFeed, ASCII.carriageReturn]
    guard let byte = next, "<|=>".utf8.contains(byte), bytes.count - position >= length else { return false }
    let isLineStart = position == file.textStart || lineBreaks.contains(bytes[position - 1])
    return isLineStart && bytes[position..<position + length].allSatisfy { $0 == byte }
  }
}

extension Diagnostic {
  fileprivate static func unexpectedCharacter(_ character: String, at location: SourceLocation) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0103",
      "\(character.quoted) has no meaning here; text stands in double quotes",
      at: location
    )
  }

  /// `name` is for example `U+200B (zero width space)`.
  fileprivate static func unseenCharacter(
    _ name: String,
    isSpace: Bool,
    at location: SourceLocation
  ) -> Diagnostic {
    let remedy = isSpace ? "put a plain space in its place" : "remove it"
    return Diagnostic(
      .error,
      "SK0103",
      "the invisible character \(name) has no meaning here; \(remedy)",
      at: location
    )
  }

  fileprivate static func wideCharacter(
    _ character: String,
    _ plain: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "\(character.quoted) is not the '\(plain)' of JSON",
      at: location,
      suggestion: plain
    )
  }

  fileprivate static func mergeConflict(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "a merge conflict was left here: keep the right lines of both sides, without the lines that begin with '<<<<<<<',"
        + " '=======' and '>>>>>>>'",
      at: location
    )
  }

  fileprivate static func wrongQuotationMark(_ mark: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0109",
      "\(mark) is not a quotation mark in JSON; keys and text stand in double quotes: \"…\"",
      at: location
    )
  }

  fileprivate static func unquotedKey(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0110", "the key \(key.quoted) must stand in double quotes", at: location)
  }

  fileprivate static func keyIsNoString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0110", "a key must be text in double quotes", at: location)
  }

  /// `isRoot` means that the file starts with the literal.
  fileprivate static func wrongLiteral(
    _ word: String,
    isRoot: Bool,
    at location: SourceLocation
  ) -> Diagnostic {
    let literals = ["true", "false", "null"]
    let isAbsence = ["nil", "none", "None", "NULL", "undefined", "NaN", "Infinity"].contains(word)
    return Diagnostic(
      .error,
      "SK0116",
      "\(word.quoted) is not a value in JSON; "
        + (isRoot
          ? "a schema is one JSON object and begins with '{'"
          : "besides true, false and null, words stand in double quotes"),
      at: location,
      suggestion: isRoot ? nil : isAbsence ? "null" : nearMiss(of: word, in: literals)
    )
  }

  fileprivate static func missingValue(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0121", "a value is missing here", at: location)
  }

  fileprivate static func missingKey(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0122", "a key in double quotes is missing here", at: location)
  }
}
