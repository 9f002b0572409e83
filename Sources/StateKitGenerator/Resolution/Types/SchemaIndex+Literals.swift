extension SchemaIndex {
  /// The Swift expression for a JSON value of a type.
  func literal(_ node: JSONNode, as type: SwiftType) throws(Mistake) -> Resolved<String> {
    switch type {
    case .optional(let wrapped):
      if case .null = node.value { return .value("nil") }
      do throws(Mistake) {
        return try literal(node, as: wrapped)
      } catch {
        guard case .string(let string) = node.value, string.text.saysNil else { throw error }
        throw error.suggesting("null")
      }
    case .array(let element): return try elements(node, as: element, of: type)
    case .dictionary(let key, let value): return try entries(node, key: key, value: value, of: type)
    case .tuple, .existential: throw Mistake(.noLiteral(of: type, at: node.location))
    case .named:
      if let declared = self.type(type) { return try declaredLiteral(node, of: declared, spelled: type) }
      if type.builtIn?.name == "Set", let element = type.onlyArgument {
        return try elements(node, as: element, of: type)
      }
      if let list = type.identifiedElement { return try elements(node, as: list, of: type) }
      if type.isLoadable { return try idle(node, as: type) }
      guard let literal = type.builtIn?.literal else {
        guard isComplete || type.builtIn != nil else { return .reported }
        throw Mistake(.noLiteral(of: type, at: node.location))
      }
      return .value(try plainLiteral(node, literal, of: type))
    }
  }

  private func elements(
    _ node: JSONNode,
    as element: SwiftType,
    of type: SwiftType
  ) throws(Mistake) -> Resolved<String> {
    guard case .array(let nodes) = node.value else {
      throw Mistake(.literalMisfit(node, type, expected: "an array"))
    }
    var elements: [String] = []
    for node in nodes {
      guard case .value(let element) = try literal(node, as: element) else { return .reported }
      elements.append(element)
    }
    return .value("[" + elements.joined(separator: ", ") + "]")
  }

  /// The only stage of a `Loadable` that can be written: the others have values.
  private func idle(_ node: JSONNode, as type: SwiftType) throws(Mistake) -> Resolved<String> {
    guard case .string(let string) = node.value, string.text == SwiftType.loadingStages[0] else {
      throw Mistake(.literalMisfit(node, type, expected: "\"\(SwiftType.loadingStages[0])\""))
    }
    return .value("." + string.text)
  }

  private func entries(
    _ node: JSONNode,
    key: SwiftType,
    value: SwiftType,
    of type: SwiftType
  ) throws(Mistake) -> Resolved<String> {
    guard case .object(let members) = node.value else {
      throw Mistake(.literalMisfit(node, type, expected: "an object"))
    }
    guard let first = members.first else { return .value("[:]") }
    guard key.builtIn?.name == "String" else {
      throw Mistake(.literalKeys(type, key: key, at: first.key.location))
    }
    var entries: [String] = []
    for member in members {
      guard case .value(let value) = try literal(member.value, as: value) else { return .reported }
      entries.append(StringLiteral(member.key.text).spelled + ": " + value)
    }
    return .value("[" + entries.joined(separator: ", ") + "]")
  }

  private func declaredLiteral(
    _ node: JSONNode,
    of declared: TypeEntry,
    spelled type: SwiftType
  ) throws(Mistake) -> Resolved<String> {
    guard declared.schema.kind != nil else { return .reported }
    guard declared.cases != nil else {
      guard case .object(let members) = node.value, node.expressionKey == nil else {
        throw Mistake(.literalMisfit(node, type, expected: "an object with the properties of the struct"))
      }
      return try structLiteral(members, of: declared, spelled: type, at: node)
    }
    switch node.value {
    case .string(let string):
      let found = try enumCase(string.located, of: declared)
      if found.hasValues { throw Mistake(.caseNeedsValues(found, at: node.location)) }
      return .value(type.spelling + "." + Identifier.spell(string.text))
    case .object(let members) where declared.hasValues:
      guard case .value(let written) = try caseInJSON(members, node, of: declared) else { return .reported }
      var values: [String] = []
      for value in written.values {
        guard case .value(let expression) = try literal(value.member.value, as: value.type) else {
          return .reported
        }
        values.append(expression)
      }
      return .value(written.expression(of: type, values))
    default:
      let name = "the name of a case in a string"
      let expected = declared.hasValues ? name + ", or an object of a case with its values," : name
      throw Mistake(.literalMisfit(node, type, expected: expected))
    }
  }

  private func plainLiteral(
    _ node: JSONNode,
    _ literal: BuiltInType.Literal,
    of type: SwiftType
  ) throws(Mistake) -> String {
    switch (literal, node.value) {
    case (.bool, .bool(let value)): return value ? "true" : "false"
    case (.string, .string(let string)): return StringLiteral(string.text).spelled
    case (.character, .string(let string)) where string.text.count == 1:
      return StringLiteral(string.text).spelled
    case (.signed(let bits), .number(let number)):
      return try integer(number, bits: bits, isSigned: true, node, type)
    case (.unsigned(let bits), .number(let number)):
      return try integer(number, bits: bits, isSigned: false, node, type)
    case (.floatingPoint, .number(let number)):
      return try floatingPoint(FloatLiteral(number: number, type: type.builtIn?.name ?? ""), node, type)
    default:
      let misfit = Mistake(.literalMisfit(node, type, expected: literal.jsonKind))
      throw misfit.suggesting(unquoted(node, literal, of: type))
    }
  }

  /// The number, `true` or `false` in a text, if that value fits.
  private func unquoted(_ node: JSONNode, _ literal: BuiltInType.Literal, of type: SwiftType) -> String? {
    guard case .string(let string) = node.value, let value = JSONNode.Value(saidBy: string.text) else {
      return nil
    }
    let unquoted = JSONNode(value: value, location: node.location, end: node.end)
    return (try? plainLiteral(unquoted, literal, of: type)) == nil ? nil : string.text.lowercased()
  }

  private func floatingPoint(
    _ literal: FloatLiteral,
    _ node: JSONNode,
    _ type: SwiftType
  ) throws(Mistake) -> String {
    switch literal.meaning {
    case .expression(let expression): return expression
    case .outOfRange: throw Mistake(.numberOutOfRange(literal.number, type, at: node.location))
    case .tooSmall: throw Mistake(.numberTooSmall(literal.number, type, at: node.location))
    case .inexact(let nearest):
      throw Mistake(.numberInexact(literal.number, type, nearest: nearest, at: node.location))
    }
  }

  private func integer(
    _ number: String,
    bits: Int,
    isSigned: Bool,
    _ node: JSONNode,
    _ type: SwiftType
  ) throws(Mistake) -> String {
    guard !number.utf8.contains(where: { ".eE".utf8.contains($0) }) else {
      throw Mistake(.literalMisfit(node, type, expected: "a whole number"))
    }
    guard let value = WholeNumber(number), value.fits(bits: bits, isSigned: isSigned) else {
      throw Mistake(.numberOutOfRange(number, type, at: node.location))
    }
    return value.description
  }
}

extension JSONNode.Value {
  /// The value that the text spells, in upper or lower case.
  fileprivate init?(saidBy text: String) {
    switch text.lowercased() {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case _ where NumberGrammar.flaw(in: text) == nil: self = .number(text)
    default: return nil
    }
  }
}

extension String {
  /// Whether the text is the keyword for an absent value in JSON or Swift.
  var saysNil: Bool { self == "nil" || self == "null" }
}

extension BuiltInType.Literal {
  /// The required value in a message.
  var jsonKind: String {
    switch self {
    case .bool: "true or false"
    case .string: "a string"
    case .character: "a string of one character"
    case .signed, .unsigned: "a whole number"
    case .floatingPoint: "a number"
    }
  }

  var isNumber: Bool { isInteger || jsonKind == "a number" }

  var isInteger: Bool {
    switch self {
    case .signed, .unsigned: true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func noLiteral(of type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0510",
      "no JSON value can be written for \(type.quoted): a default can be {\"swift\": \"expression\"},"
        + " and an action or a handler can bring the value",
      at: location
    )
  }

  fileprivate static func literalMisfit(_ node: JSONNode, _ type: SwiftType, expected: String) -> Diagnostic {
    var found = node.kind
    if case .number(let number) = node.value { found = number.shown }
    return Diagnostic(
      .error,
      "SK0511",
      "expected \(expected) for \(type.quoted), found \(found)",
      at: node.location
    )
  }

  fileprivate static func numberOutOfRange(
    _ number: String,
    _ type: SwiftType,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0512", "\(number.shown) is out of the range of \(type.quoted)", at: location)
  }

  fileprivate static func numberTooSmall(
    _ number: String,
    _ type: SwiftType,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0512",
      "\(number.shown) is too small for \(type.quoted), in which it becomes 0: write 0, or a number further from it",
      at: location
    )
  }

  fileprivate static func numberInexact(
    _ number: String,
    _ type: SwiftType,
    nearest: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "\(type.quoted) cannot hold \(number.shown), which becomes \(nearest) in it: write that, or use a type that can",
      at: location
    )
  }

  fileprivate static func literalKeys(
    _ type: SwiftType,
    key: SwiftType,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0514",
      "the keys of JSON are strings, and the keys of \(type.quoted) are \(key.quoted): write {} or {\"swift\": …}",
      at: location
    )
  }
}
