/// What can be wrong with a file as JSON: SK01xx.
extension Diagnostic {
  static func emptyFile(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0101", "the file is empty; a schema is one JSON object", at: location)
  }

  static func invalidUTF8(byte: UInt8, at location: SourceLocation) -> Diagnostic {
    let hexadecimal = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error,
      "SK0102",
      "the byte 0x\(hexadecimal) is no UTF-8 here; save the file in the encoding UTF-8",
      at: location
    )
  }

  static func utf16(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0102", "the file is in UTF-16; save it in the encoding UTF-8", at: location)
  }

  static func unexpectedCharacter(_ character: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "\(character.quoted) has no meaning here; text stands in double quotes",
      at: location
    )
  }

  /// `name` is like `U+200B (zero width space)`.
  static func unseenCharacter(_ name: String, isSpace: Bool, at location: SourceLocation) -> Diagnostic {
    let remedy = isSpace ? "put a plain space in its place" : "remove it"
    return Diagnostic(
      .error,
      "SK0103",
      "the invisible character \(name) has no meaning here; \(remedy)",
      at: location
    )
  }

  static func wideCharacter(_ character: String, _ plain: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "\(character.quoted) is not the '\(plain)' of JSON",
      at: location,
      suggestion: plain
    )
  }

  static func semicolonBetweenEntries(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0103", "between two entries stands a comma, not ';'", at: location, suggestion: ",")
  }

  static func keysInArray(at location: SourceLocation, opening: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "an array has no keys; what has keys is an object: {\"a\": 1}, or {} if it is empty",
      at: location,
      notes: [.opening(isObject: false, at: opening)]
    )
  }

  static func mergeConflict(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "a merge conflict was left here: keep what of both sides is right, without the lines that begin with '<<<<<<<',"
        + " '=======' and '>>>>>>>'",
      at: location
    )
  }

  static func missingComma(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0104", "a comma is missing here", at: location)
  }

  static func loneSurrogate(_ escape: String, isHigh: Bool, at location: SourceLocation) -> Diagnostic {
    let partner =
      isHigh ? "a low one, \\uDC00 to \\uDFFF, after it" : "a high one, \\uD800 to \\uDBFF, before it"
    return Diagnostic(
      .error,
      "SK0105",
      "the surrogate \(escape.quoted) is half a character; it needs \(partner)",
      at: location
    )
  }

  static func missingColon(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0106",
      "the key \(key.quoted) must be followed by a colon and a value",
      at: location
    )
  }

  static func trailingComma(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0107", "JSON has no comma after the last entry; remove it", at: location)
  }

  static func comment(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0108", "JSON has no comments; remove it or use the key 'doc'", at: location)
  }

  static func wrongQuotationMark(_ mark: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0109",
      "\(mark) is no quotation mark in JSON; keys and text stand in double quotes: \"…\"",
      at: location
    )
  }

  static func unquotedKey(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0110", "the key \(key.quoted) must stand in double quotes", at: location)
  }

  static func keyIsNoString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0110", "a key must be text in double quotes", at: location)
  }

  static func unclosedString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0111",
      "the closing quote of this text is missing on its line; a line break in a text is written \\n",
      at: location
    )
  }

  static func unclosedBracket(
    isObject: Bool,
    at location: SourceLocation,
    opening: SourceLocation
  ) -> Diagnostic {
    unclosedBracket(isObject, at: location, .opening(isObject: isObject, at: opening))
  }

  /// `likely` is the bracket that by the indentation was left open.
  static func unclosedBracket(
    isObject: Bool,
    at location: SourceLocation,
    likely: SourceLocation
  ) -> Diagnostic {
    let what =
      isObject ? "the object that starts here lacks its '}'" : "the array that starts here lacks its ']'"
    return unclosedBracket(
      isObject,
      at: location,
      Note(message: "by the indentation, \(what)", location: likely)
    )
  }

  private static func unclosedBracket(
    _ isObject: Bool,
    at location: SourceLocation,
    _ note: Note
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0112",
      "the file ends where \(isObject ? "an object is closed by '}'" : "an array is closed by ']'")",
      at: location,
      notes: [note]
    )
  }

  static func controlCharacter(_ byte: UInt8, at location: SourceLocation) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let escape = byte == ASCII.tab ? "\\t" : "\\u00\(byte < 0x10 ? "0" : "")\(digits)"
    return Diagnostic(
      .error,
      "SK0113",
      "a control character cannot stand in a text as it is; write \(escape)",
      at: location
    )
  }

  static func unknownEscape(_ escape: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0114",
      "\(escape.quoted) is no escape of JSON; a backslash itself is written \\\\",
      at: location
    )
  }

  static func unicodeEscapeWithoutDigits(_ escape: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0114",
      "\(escape.quoted) needs four hexadecimal digits after the u, for example \\u00E9",
      at: location
    )
  }

  static func wrongNumber(
    _ number: String,
    _ flaw: NumberGrammar.Flaw,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0115", "\(number.quoted) is no number in JSON; \(flaw.remedy)", at: location)
  }

  /// `isRoot` says that the file begins with it.
  static func wrongLiteral(_ word: String, isRoot: Bool, at location: SourceLocation) -> Diagnostic {
    let literals = ["true", "false", "null"]
    let isAbsence = ["nil", "none", "None", "NULL", "undefined", "NaN", "Infinity"].contains(word)
    return Diagnostic(
      .error,
      "SK0116",
      "\(word.quoted) is no value in JSON; "
        + (isRoot
          ? "a schema is one JSON object and begins with '{'"
          : "besides true, false and null, words stand in double quotes"),
      at: location,
      suggestion: isRoot ? nil : isAbsence ? "null" : nearMiss(of: word, in: literals)
    )
  }

  /// `unseen` is like `U+00A0 (no-break space)`, if such a character comes first.
  static func textAfterEnd(unseen: String?, at location: SourceLocation) -> Diagnostic {
    let text = "the schema ended before this; a file holds one JSON object and nothing after it"
    let character = unseen.map { "behind the schema stands the invisible character \($0); remove it" }
    return Diagnostic(.error, "SK0117", character ?? text, at: location)
  }

  static func tooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0118",
      "objects and arrays are nested deeper than \(JSONParser.depthLimit) here; make the schema flatter",
      at: location
    )
  }

  static func duplicateKey(_ key: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0119",
      "the key \(key.quoted) stands twice in this object; remove or rename one",
      at: location,
      notes: [Note(message: "the first one is here and counts", location: first)]
    )
  }

  static func wrongClosingBracket(
    isObject: Bool,
    at location: SourceLocation,
    opening: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0120",
      isObject ? "an object is closed by '}', not by ']'" : "an array is closed by ']', not by '}'",
      at: location,
      notes: [.opening(isObject: isObject, at: opening)]
    )
  }

  static func missingValue(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0121", "a value is missing here", at: location)
  }

  static func unescapedQuote(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0123",
      "the text ends at this quote; a quote within a text is written \\\"",
      at: location
    )
  }

  static func missingKey(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0122", "a key in double quotes is missing here", at: location)
  }
}

extension Diagnostic.Note {
  fileprivate static func opening(isObject: Bool, at location: SourceLocation) -> Diagnostic.Note {
    Diagnostic.Note(message: "the \(isObject ? "object" : "array") starts here", location: location)
  }
}

extension NumberGrammar.Flaw {
  /// How to mend the number.
  fileprivate var remedy: String {
    switch self {
    case .plusSign: "leave out the plus sign"
    case .leadingZero: "leave out the zeros in front"
    case .missingInteger: "write a digit before the point, for example 0.5"
    case .missingFraction: "write a digit after the point, for example 1.0"
    case .missingExponent: "write a digit after the e, for example 1e3"
    case .notDecimal: "write it in decimal digits, for example -12 or 0.5"
    }
  }
}
