/// Reads a Swift type from a string: `[String: User.ID?]`.
struct TypeParser {
  var scanner: StringScanner
  private var depth = 0
  /// The number of `?` so far; each is a level of the type, too.
  private var optionals = 0

  init(_ scanner: StringScanner) {
    self.scanner = scanner
  }

  static func parse(_ string: JSONString, reportingTo diagnostics: DiagnosticCollector) -> Located<SwiftType>?
  {
    diagnostics.catching { () throws(StringFailure) in
      var parser = TypeParser(StringScanner(string))
      let type = try parser.type()
      try parser.scanner.expectEnd()
      return type
    }
  }

  /// Reads the next type, with the spaces around it.
  mutating func type() throws(StringFailure) -> Located<SwiftType> {
    scanner.skipSpaces()
    let location = scanner.location
    depth += 1
    defer { depth -= 1 }
    guard depth <= TypeParser.maximumDepth else { throw StringFailure(.typeTooDeep(at: location)) }
    var type = try primary()
    while let wrapped = try postfix(type, from: location) { type = wrapped }
    try refuseFunctionsAndCompositions()
    return Located(type, at: location)
  }

  private static let maximumDepth = 64

  private mutating func postfix(
    _ type: SwiftType,
    from start: SourceLocation
  ) throws(StringFailure) -> SwiftType? {
    let location = scanner.location
    switch scanner.current {
    case "?":
      if scanner.previous != ")", case .existential = type {
        throw StringFailure(.optionalExistential(type, at: start))
      }
      optionals += 1
      guard optionals <= TypeParser.maximumDepth else { throw StringFailure(.typeTooDeep(at: location)) }
      scanner.advance()
      return .optional(type)
    case "!": throw StringFailure(.implicitlyUnwrapped(at: location))
    default: return nil
    }
  }

  private mutating func refuseFunctionsAndCompositions() throws(StringFailure) {
    scanner.skipSpaces()
    if scanner.isAtEnd { return }
    let location = scanner.location
    let word = scanner.peekWord()
    if scanner.starts(with: "->") || word == "throws" || word == "async" || word == "rethrows" {
      throw StringFailure(.functionType(at: location))
    }
    if scanner.current == "&" { throw StringFailure(.compositionWithoutAny(at: location)) }
    if scanner.starts(with: "...") { throw StringFailure(.variadicType(at: location)) }
  }

  private mutating func primary() throws(StringFailure) -> SwiftType {
    switch scanner.current {
    case "[": return try collection()
    case "(": return try parenthesised()
    case "@": throw StringFailure(.attributedType(at: scanner.location))
    default:
      let isExistential = scanner.starts(with: "any") && scanner.peekWord() == "any"
      return isExistential ? try existential() : try named()
    }
  }

  private mutating func collection() throws(StringFailure) -> SwiftType {
    let opening = scanner.location
    scanner.advance()
    scanner.skipSpaces()
    if scanner.isAtDigit { throw StringFailure(.inlineArray(at: opening)) }
    let element = try type().value
    if scanner.peekWord() == "of" { throw StringFailure(.inlineArray(at: opening)) }
    guard scanner.consume(":") else {
      try scanner.close("]", openedAt: opening)
      return .array(element)
    }
    let value = try type().value
    try scanner.close("]", openedAt: opening)
    return .dictionary(key: element, value: value)
  }

  /// A tuple, or a type in parentheses.
  private mutating func parenthesised() throws(StringFailure) -> SwiftType {
    let opening = scanner.location
    var elements: [SwiftType.TupleElement] = []
    scanner.advance()
    scanner.skipSpaces()
    guard !scanner.consume(")") else { return .tuple([]) }
    repeat {
      let label = try label()
      elements.append(SwiftType.TupleElement(label: label?.value, type: try type().value))
    } while scanner.consume(",")
    try scanner.close(")", openedAt: opening)
    guard elements.count == 1, let only = elements.first else { return .tuple(elements) }
    guard only.label == nil else { throw StringFailure(.tupleOfOne(at: opening)) }
    return only.type
  }

  /// Reads `label:` if that comes next.
  mutating func label() throws(StringFailure) -> Located<String>? {
    scanner.skipSpaces()
    let start = scanner.index
    let location = scanner.location
    guard let label = scanner.word() else { return nil }
    scanner.skipSpaces()
    let second = scanner.word()
    scanner.skipSpaces()
    guard scanner.consume(":") else {
      scanner.goBack(to: start)
      return nil
    }
    guard second == nil else { throw StringFailure(.twoLabels(at: location)) }
    guard label != "_" else { throw StringFailure(.underscoreLabel(at: location)) }
    return Located(label, at: location)
  }

  private mutating func existential() throws(StringFailure) -> SwiftType {
    _ = scanner.word()
    var protocols: [SwiftType] = []
    repeat {
      scanner.skipSpaces()
      protocols.append(try named(afterAny: true))
      scanner.skipSpaces()
    } while scanner.consume("&")
    return .existential(protocols)
  }

  private mutating func named(afterAny: Bool = false) throws(StringFailure) -> SwiftType {
    let location = scanner.location
    var components: [SwiftType.Component] = []
    repeat {
      components.append(try component(isFirst: components.isEmpty))
    } while !scanner.starts(with: "...") && scanner.consume(".")
    if components.count > 1, components[0].name == "Swift", SwiftType.isBuiltIn(components[1].name) {
      components.removeFirst()
    }
    guard components.count == 1 else { return .named(components) }
    return try SwiftType.resolve(components[0], afterAny: afterAny, at: location)
  }

  private mutating func component(isFirst: Bool) throws(StringFailure) -> SwiftType.Component {
    let location = scanner.location
    guard let name = scanner.word() else {
      throw StringFailure(.typeExpected(found: scanner.found, at: location))
    }
    guard isFirst || !TypeParser.metatypes.contains(name) else {
      throw StringFailure(.metatype(at: location))
    }
    if isFirst, TypeParser.specifiers.contains(name), scanner.current == " " {
      throw StringFailure(.typeSpecifier(name, at: location))
    }
    if isFirst, name == "some" { throw StringFailure(.opaqueType(at: location)) }
    guard name == "Any" || Identifier.isValid(name) && !Keywords.needsBackticks(name) else {
      throw StringFailure(.typeExpected(found: "'\(name)'", at: location))
    }
    try refuseNumber(behind: name, at: location)
    let arguments = try arguments()
    // An `InlineArray` with another number of arguments is the user's own type.
    if name == "InlineArray", arguments.count == 2 { throw StringFailure(.inlineArray(at: location)) }
    return SwiftType.Component(name: name, arguments: arguments)
  }

  /// `InlineArray<3, Int>`
  private func refuseNumber(behind name: String, at location: SourceLocation) throws(StringFailure) {
    guard name == "InlineArray" else { return }
    var rest = scanner
    guard rest.consume("<") else { return }
    rest.skipSpaces()
    if rest.isAtDigit { throw StringFailure(.inlineArray(at: location)) }
  }

  private mutating func arguments() throws(StringFailure) -> [SwiftType] {
    let opening = scanner.location
    guard scanner.consume("<") else { return [] }
    var arguments: [SwiftType] = []
    repeat { arguments.append(try type().value) } while scanner.consume(",")
    try scanner.close(">", openedAt: opening)
    return arguments
  }

  private static let metatypes: Set<String> = ["Type", "Protocol", "self"]
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "nonisolated", "weak",
    "unowned",
    "__owned", "__shared", "_const",
  ]
}

extension StringScanner {
  fileprivate var isAtDigit: Bool { current.map { ("0"..."9").contains($0) } ?? false }
}

extension Diagnostic {
  fileprivate static func typeTooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0304", "the type is nested too deep: declare a part of it in Swift", at: location)
  }

  fileprivate static func functionType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0305",
      "a function cannot be compared or stored as a value: keep it out of states and actions, in an effect",
      at: location
    )
  }

  fileprivate static func implicitlyUnwrapped(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0306",
      "an implicitly unwrapped optional has no place here: write '?'",
      at: location
    )
  }

  fileprivate static func opaqueType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0307",
      "'some' names no type that could be stored: name the type itself",
      at: location
    )
  }

  fileprivate static func metatype(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0308", "a metatype is not a value: name the type itself", at: location)
  }

  fileprivate static func typeSpecifier(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0309", "'\(word)' belongs to parameters and variables: leave it out", at: location)
  }

  fileprivate static func attributedType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0310", "a type has no attributes here: leave them out", at: location)
  }

  fileprivate static func optionalExistential(_ type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0311", "an optional '\(type)' needs parentheses: write '(\(type))?'", at: location)
  }

  fileprivate static func compositionWithoutAny(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0313", "protocols joined by '&' need an 'any' before the first", at: location)
  }

  fileprivate static func tupleOfOne(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0316",
      "a tuple has two elements at least: leave out label and parentheses",
      at: location
    )
  }

  fileprivate static func twoLabels(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0317", "a value has one label: leave out one of the two names", at: location)
  }

  fileprivate static func underscoreLabel(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0318", "a value without a label is its type alone: leave out '_:'", at: location)
  }

  fileprivate static func variadicType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0320", "a value cannot be variadic: write an array", at: location)
  }

  fileprivate static func inlineArray(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0322",
      "an 'InlineArray' needs newer systems than StateKit does, and is not Equatable: use an array, or a struct in"
        + " 'types' with a property for each element",
      at: location
    )
  }
}

extension SwiftType {
  /// Reads a type as a schema spells it; nil for any other text.
  package init?(_ text: String) {
    let location = SourceFile(path: "", bytes: Array(text.utf8)).location(at: 0)
    let string = JSONString(text: text, location: location, escapes: [])
    guard let type = TypeParser.parse(string, reportingTo: DiagnosticCollector()) else { return nil }
    self = type.value
  }
}
