/// A default fits its property's type, as far as it can be judged: a JSON value, or a plain literal in Swift.
struct DefaultsFit: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let properties =
      index.types.flatMap { $0.schema.properties ?? [] }
      + index.domains.flatMap { $0.schema.declaredProperties ?? [] }
    for property in properties {
      guard let type = property.type?.value, let node = property.default?.literal(of: type) else { continue }
      do throws(Unresolved) {
        let expression = try index.literal(node, as: type, at: .default)
        guard case .swift(let literal) = property.default?.value,
          case .floatingPoint = type.plainLiteral
        else { continue }
        if expression == literal + ".0" { diagnostics.report(.zeroWithoutSign(type, at: node.location)) }
        guard expression.hasSuffix(")") else { continue }
        diagnostics.report(.literalInexact(literal, type, expression: expression, at: node.location))
      } catch {
        guard let diagnostic = error.diagnostic else { continue }
        diagnostics.report(
          node.misspelledExpression.map { .misspelledExpression($0, for: type) } ?? diagnostic
        )
      }
    }
  }
}

extension Located<DefaultSchema> {
  /// The JSON value, or the one that a Swift literal for a type that Swift brings along is spelled like.
  fileprivate func literal(of type: SwiftType) -> JSONNode? {
    switch value {
    case .json(let node): return node
    case .swift(let expression):
      guard type.plainLiteral != nil, let value = JSONNode.Value(literal: expression, at: location) else {
        return nil
      }
      return JSONNode(value: value, location: location, end: location.offset + expression.utf8.count)
    }
  }
}

extension SwiftType {
  /// What is written for a value of the type, be it optional.
  fileprivate var plainLiteral: BuiltInType.Literal? {
    if case .optional(let wrapped) = self { return wrapped.plainLiteral }
    return builtIn?.literal
  }
}

extension JSONNode.Value {
  /// Nil for all but the literals that mean in Swift what they mean in JSON.
  fileprivate init?(literal: String, at location: SourceLocation) {
    switch literal {
    case "nil": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case _ where literal.first.map { $0 == "-" || $0.isNumber } ?? false:
      let sign = literal.prefix { $0 == "-" }
      guard sign.count < 2, let number = NumberLiteral(String(literal.dropFirst(sign.count)))?.json else {
        return nil
      }
      self = .number(sign + number)
    case _ where literal.count > 1 && literal.first == "\"" && literal.last == "\"":
      let text = literal.dropFirst().dropLast()
      guard !text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return nil }
      self = .string(JSONString(text: String(text), location: location, escapes: []))
    default: return nil
    }
  }
}

extension JSONNode {
  /// The only key of an object, if it is nearly `swift`.
  fileprivate var misspelledExpression: JSONString? {
    guard case .object(let members) = value, members.count == 1, case .string = members[0].value.value else {
      return nil
    }
    return nearMiss(of: members[0].key.text, in: ["swift"]) == nil ? nil : members[0].key
  }
}

extension Diagnostic {
  /// An object that was meant as `{"swift": …}`.
  fileprivate static func misspelledExpression(_ key: JSONString, for type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "no object fits \(type.quoted), and one with code has the key 'swift', not \(key.text.quoted)",
      at: key.location,
      suggestion: "swift"
    )
  }

  /// `expression` is the same by its bits.
  /// To Swift `-0` is an integer first, which has no sign of zero.
  fileprivate static func zeroWithoutSign(_ type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "'-0' is 0 in Swift: for a \(type.quoted) below it write -0.0",
      at: location
    )
  }

  fileprivate static func literalInexact(
    _ literal: String,
    _ type: SwiftType,
    expression: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "\(type.quoted) has too few digits near 0 to hold \(literal.shown), as Swift warns: write \(expression),"
        + " or the default in JSON",
      at: location
    )
  }
}
