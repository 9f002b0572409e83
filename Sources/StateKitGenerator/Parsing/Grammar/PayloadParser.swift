/// Reads an action's associated values from a string: `(id: User.ID, name: String)`.
enum PayloadParser {
  /// An empty list if there is no value.
  static func parse(
    _ string: JSONString,
    reportingTo diagnostics: DiagnosticCollector
  ) -> [PayloadValueSchema]? {
    diagnostics.catching { () throws(StringFailure) in
      var parser = TypeParser(StringScanner(string))
      return try parser.payload()
    }
  }
}

extension TypeParser {
  fileprivate mutating func payload() throws(StringFailure) -> [PayloadValueSchema] {
    scanner.skipSpaces()
    guard scanner.isListToEnd else {
      let type = try self.type()
      if scanner.current == "," || scanner.current == ":" && type.value.isName {
        let text = scanner.string.text
        throw StringFailure(.parenthesesMissing(around: text, found: scanner.found, at: scanner.location))
      }
      try scanner.expectEnd()
      return [PayloadValueSchema(label: nil, type: type)]
    }
    let opening = scanner.location
    scanner.advance()
    scanner.skipSpaces()
    if scanner.consume(")") {
      try scanner.expectEnd()
      return []
    }
    var values: [PayloadValueSchema] = []
    repeat {
      let label = try label()
      let type = try type()
      if label == nil, let next = scanner.peekWord() {
        let (found, place) = (scanner.found, scanner.location)
        if let name = type.value.lowercaseName {
          throw StringFailure(.colonMissing(after: name, found: found, at: place))
        }
        if next.first?.isLowercase == true { throw StringFailure(.labelBehindType(found: found, at: place)) }
      }
      values.append(PayloadValueSchema(label: label, type: type))
      if scanner.current == "=" { throw StringFailure(.payloadDefault(at: scanner.location)) }
    } while scanner.consume(",")
    try scanner.close(")", openedAt: opening)
    try scanner.expectEnd()
    return values
  }
}

extension SwiftType {
  /// The name in a text that is a label rather than a type.
  fileprivate var lowercaseName: String? {
    guard case .named(let path) = self, isName else { return nil }
    return path[0].name.first?.isLowercase == true ? path[0].name : nil
  }

  /// Whether the type is a single name, as a label is.
  fileprivate var isName: Bool {
    guard case .named(let path) = self else { return false }
    return path.count == 1 && path[0].arguments.isEmpty
  }
}

extension StringScanner {
  /// Whether one pair of parentheses makes up the rest of the text, so that `(Int, Int)?` is a type and not a list.
  fileprivate var isListToEnd: Bool {
    guard current == "(" else { return false }
    var ahead = self
    var depth = 0
    repeat {
      if ahead.current == "(" { depth += 1 }
      if ahead.current == ")" { depth -= 1 }
      ahead.advance()
    } while depth > 0 && !ahead.isAtEnd
    ahead.skipSpaces()
    return depth > 0 || ahead.isAtEnd || ahead.current != "?" && ahead.current != "-"
  }
}

extension Diagnostic {
  fileprivate static func parenthesesMissing(
    around payload: String,
    found: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0302",
      "expected the end after the type, found \(found): put it in parentheses, \("(\(payload))".quoted)",
      at: location
    )
  }

  fileprivate static func payloadDefault(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0319",
      "a payload has no default values: leave out the part after the type",
      at: location
    )
  }

  fileprivate static func colonMissing(
    after label: String,
    found: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0321",
      "there is no ':' between the label \(label.quoted) and its type, found \(found)",
      at: location
    )
  }

  fileprivate static func labelBehindType(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0321",
      "a label stands in front of its type, with ':' between, found \(found)",
      at: location
    )
  }
}
