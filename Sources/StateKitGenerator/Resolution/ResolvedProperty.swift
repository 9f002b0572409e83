/// A property that is declared, with its default.
struct ResolvedProperty {
  let schema: PropertySchema
  /// The default in JSON, or in Swift where that is a plain literal; nil where there is none, or other code, or where the
  /// type could not be read.
  let literal: ResolvedLiteral?
}

/// A type that is declared, with its properties.
final class ResolvedType {
  let entry: TypeEntry
  /// Nil where it is not a struct.
  private(set) lazy var properties: [ResolvedProperty]? = entry.schema.properties?.map(module.property)
  unowned var module: ResolvedModule!

  init(_ entry: TypeEntry) {
    self.entry = entry
  }

  /// Gives the properties their meaning, and reports what has none.
  func resolve() { _ = properties }
}

extension ResolvedModule {
  /// A default fits its property's type, as far as it can be judged.
  func property(_ schema: PropertySchema) -> ResolvedProperty {
    guard let type = schema.type?.value, let node = schema.default?.literal(of: type) else {
      return ResolvedProperty(schema: schema, literal: nil)
    }
    let expression = diagnostics.resolving { () throws(Mistake) -> Resolved<String> in
      do throws(Mistake) {
        return try literal(node, as: type, explainedAt: .default)
      } catch {
        throw node.misspelledExpression.map { Mistake(.misspelledExpression($0, for: type)) } ?? error
      }
    }
    if case .swift(let code) = schema.default?.value, let expression = expression.value {
      report(code, spelledAs: expression, for: type, at: node.location)
    }
    return ResolvedProperty(
      schema: schema,
      literal: ResolvedLiteral(node: node, type: type, expression: expression)
    )
  }

  /// Reports a number in Swift that means another one.
  private func report(
    _ literal: String,
    spelledAs expression: String,
    for type: SwiftType,
    at location: SourceLocation
  ) {
    guard case .floatingPoint = type.plainLiteral else { return }
    if expression == literal + ".0" { diagnostics.report(.zeroWithoutSign(type, at: location)) }
    guard expression.hasSuffix(")") else { return }
    diagnostics.report(.literalInexact(literal, type, expression: expression, at: location))
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
