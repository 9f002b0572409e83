/// Text → `JSONNode`: JSON as RFC 8259 defines it, in UTF-8, with the location of every key and value.
///
/// A byte-order mark is ignored. Open objects and arrays are kept on a stack of the parser, so that deep nesting does
/// not use the stack of the thread.
package struct JSONParser {
  /// The greatest depth of nested objects and arrays.
  static let depthLimit = 512

  var scanner: JSONScanner
  var open: [JSONContainer] = []
  /// Whether reading continues after mistakes.
  private var recovers = false
  /// The offset of the last entry at which reading continued after a mistake.
  var recoveredAt = -1

  private init(_ scanner: JSONScanner) {
    self.scanner = scanner
  }

  /// The value in the file; nil if a syntax error was reported.
  package static func parse(_ file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> JSONNode? {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(JSONScanner(file: file, bytes: bytes, reportingTo: diagnostics))
      do throws(JSONSyntaxError) {
        let root = try parser.parseFile()
        return parser.scanner.isBroken ? nil : root
      } catch {
        diagnostics.report(error.diagnostic)
        return nil
      }
    }
  }

  private mutating func parseFile() throws(JSONSyntaxError) -> JSONNode {
    try checkEncoding()
    try scanner.skipSpace()
    if scanner.next == nil { throw failure(.emptyFile(at: place(scanner.file.textStart))) }
    let root = try parseRoot()
    try scanner.skipSpace()
    if scanner.isAtConflictMarker { throw scanner.unexpectedCharacter() }
    if scanner.next != nil {
      throw failure(.textAfterEnd(unseen: scanner.scalar?.unseenName, at: place(scanner.position)))
    }
    return root
  }

  /// The value in the file without the entries that have mistakes; nil if there is none.
  package static func recover(_ file: SourceFile) -> JSONNode? {
    if let whole = parse(file, reportingTo: DiagnosticCollector()) { return whole }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(JSONScanner(file: file, bytes: bytes, reportingTo: DiagnosticCollector()))
      parser.recovers = true
      return parser.recoverFile()
    }
  }

  private func checkEncoding() throws(JSONSyntaxError) {
    let start = Array(scanner.bytes.prefix(2))
    let hasMark = start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
    // Without a mark, every second byte at the start of UTF-16 JSON is 0.
    let isUTF16 = hasMark || scanner.bytes.count.isMultiple(of: 2) && start.contains(0)
    if isUTF16 { throw failure(.utf16(at: place(0))) }
  }

  private mutating func parseRoot() throws(JSONSyntaxError) -> JSONNode {
    while true {
      guard let value = try startValue() else { continue }
      if let root = try finishValue(value) { return root }
    }
  }

  /// Reads a value; or opens the object or array that starts here, prepares its first value and returns nil.
  mutating func startValue() throws(JSONSyntaxError) -> JSONNode? {
    guard let byte = scanner.next, byte == ASCII.openBrace || byte == ASCII.openBracket else {
      return try scanner.scanScalar()
    }
    if open.count == Self.depthLimit { throw failure(.tooDeep(at: place(scanner.position))) }
    let container = JSONContainer(isObject: byte == ASCII.openBrace, start: scanner.position)
    open.append(container)
    scanner.position += 1
    let end = scanner.position
    try scanner.skipSpace()
    if scanner.next == container.closingBracket { return close() }
    try prepareValue(after: end)
    return nil
  }

  /// Adds a value to its object or array, and closes the objects and arrays that end here. Nil if another value
  /// follows.
  mutating func finishValue(_ value: JSONNode) throws(JSONSyntaxError) -> JSONNode? {
    var value = value
    while !open.isEmpty {
      open[open.count - 1].append(value)
      if try goesOn() { return nil }
      value = close()
    }
    return value
  }

  mutating func close() -> JSONNode {
    let container = open.removeLast()
    scanner.position += 1
    return JSONNode(
      value: container.value(reportingTo: scanner.diagnostics),
      location: place(container.start),
      end: scanner.position
    )
  }

  /// Reads the text after a value: true after a comma, with the next value prepared; false at the closing bracket.
  private mutating func goesOn() throws(JSONSyntaxError) -> Bool {
    let end = scanner.position
    let closingBracket = open[open.count - 1].closingBracket
    try scanner.skipSpace()
    if scanner.next == closingBracket { return false }
    let comma = scanner.position
    guard scanner.next == ASCII.comma else { throw missingComma(after: end) }
    scanner.position += 1
    try scanner.skipSpace()
    if scanner.next == closingBracket {
      scanner.report(.trailingComma(at: place(comma)))
      return false
    }
    try prepareValue(after: comma + 1)
    return true
  }

  /// Reads the key and the colon before an object's value; `end` is the end of the last token.
  mutating func prepareValue(after end: Int) throws(JSONSyntaxError) {
    if recovers { closeWhatIsLeftOpen() }
    guard let first = scanner.next else { throw unclosed(at: end) }
    if first == ASCII.closeBrace || first == ASCII.closeBracket { throw wrongClosingBracket() }
    guard open[open.count - 1].isObject else {
      if first == ASCII.colon { throw keysInArray() }
      return
    }
    let key = try scanner.scanKey()
    let keyEnd = scanner.position
    try scanner.skipSpace()
    guard let byte = scanner.next else { throw unclosed(at: keyEnd) }
    guard byte == ASCII.colon else { throw missingColon(behind: key, endingAt: keyEnd) }
    scanner.position += 1
    let colonEnd = scanner.position
    try scanner.skipSpace()
    if scanner.next == nil { throw unclosed(at: colonEnd) }
    open[open.count - 1].key = key
  }

  private func missingComma(after end: Int) -> JSONSyntaxError {
    guard let byte = scanner.next else { return unclosed(at: end) }
    if byte == ASCII.closeBrace || byte == ASCII.closeBracket { return wrongClosingBracket() }
    if scanner.isAfterUnescapedQuote(at: end) { return failure(.unescapedQuote(at: place(end - 1))) }
    if byte == ASCII.colon, !open[open.count - 1].isObject { return keysInArray() }
    if byte == ASCII.semicolon { return failure(.semicolonBetweenEntries(at: place(scanner.position))) }
    let startsToken =
      byte == ASCII.quote || byte == ASCII.openBrace || byte == ASCII.openBracket || byte == ASCII.minus
      || ASCII.isWord(byte)
    return startsToken ? failure(.missingComma(at: place(end))) : scanner.unexpectedCharacter()
  }

  private func missingColon(behind key: JSONString, endingAt end: Int) -> JSONSyntaxError {
    if scanner.isAfterUnescapedQuote(at: end) { return failure(.unescapedQuote(at: place(end - 1))) }
    if scanner.isAtDisguise { return scanner.unexpectedCharacter() }
    return failure(.missingColon(key.text, at: place(end)))
  }

  private func keysInArray() -> JSONSyntaxError {
    failure(.keysInArray(at: place(scanner.position), opening: place(open[open.count - 1].start)))
  }

  private func wrongClosingBracket() -> JSONSyntaxError {
    let container = open[open.count - 1]
    let opening = place(container.start)
    return failure(
      .wrongClosingBracket(isObject: container.isObject, at: place(scanner.position), opening: opening)
    )
  }

  private func unclosed(at offset: Int) -> JSONSyntaxError {
    let container = open[open.count - 1]
    let end = place(offset)
    guard !scanner.isBroken, let likely = scanner.likelyUnclosedBracket else {
      return failure(
        .unclosedBracket(isObject: container.isObject, at: end, opening: place(container.start))
      )
    }
    let isObject = scanner.bytes[likely] == ASCII.openBrace
    return failure(.unclosedBracket(isObject: isObject, at: end, likely: place(likely)))
  }

  private func failure(_ diagnostic: Diagnostic) -> JSONSyntaxError {
    JSONSyntaxError(diagnostic: diagnostic)
  }

  private func place(_ offset: Int) -> SourceLocation { scanner.location(offset) }
}

extension Diagnostic {
  fileprivate static func emptyFile(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0101", "the file is empty; a schema is one JSON object", at: location)
  }

  fileprivate static func utf16(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0102", "the file is in UTF-16; save it in the encoding UTF-8", at: location)
  }

  fileprivate static func semicolonBetweenEntries(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0103", "between two entries stands a comma, not ';'", at: location, suggestion: ",")
  }

  fileprivate static func keysInArray(at location: SourceLocation, opening: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0103",
      "an array has no keys; an object has keys: {\"a\": 1}, or {} if it is empty",
      at: location,
      notes: [.opening(isObject: false, at: opening)]
    )
  }

  fileprivate static func missingComma(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0104", "a comma is missing here", at: location)
  }

  fileprivate static func missingColon(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0106",
      "the key \(key.quoted) must be followed by a colon and a value",
      at: location
    )
  }

  fileprivate static func trailingComma(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0107", "JSON has no comma after the last entry; remove it", at: location)
  }

  fileprivate static func unclosedBracket(
    isObject: Bool,
    at location: SourceLocation,
    opening: SourceLocation
  ) -> Diagnostic {
    unclosedBracket(isObject, at: location, .opening(isObject: isObject, at: opening))
  }

  /// `likely` is the bracket that was probably left open, according to the indentation.
  fileprivate static func unclosedBracket(
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

  fileprivate static func unclosedBracket(
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

  /// `unseen` is for example `U+00A0 (no-break space)`; nil unless the text starts with such a character.
  fileprivate static func textAfterEnd(unseen: String?, at location: SourceLocation) -> Diagnostic {
    let text = "the schema ended before this; a file holds only one JSON object"
    let character = unseen.map { "behind the schema stands the invisible character \($0); remove it" }
    return Diagnostic(.error, "SK0117", character ?? text, at: location)
  }

  fileprivate static func tooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0118",
      "objects and arrays are nested deeper than \(JSONParser.depthLimit) here; make the schema flatter",
      at: location
    )
  }

  fileprivate static func wrongClosingBracket(
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

  fileprivate static func unescapedQuote(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0123",
      "the text ends at this quote; a quote within a text is written \\\"",
      at: location
    )
  }
}

extension Diagnostic.Note {
  fileprivate static func opening(isObject: Bool, at location: SourceLocation) -> Diagnostic.Note {
    Diagnostic.Note(message: "the \(isObject ? "object" : "array") starts here", location: location)
  }
}
