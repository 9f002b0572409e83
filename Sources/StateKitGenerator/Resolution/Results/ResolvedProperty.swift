/// A declared property with its default.
struct ResolvedProperty {
  let schema: PropertySchema
  /// The default in JSON, or in Swift if the code is a plain literal; nil without a default, for other code, and if the
  /// type could not be read.
  let literal: ResolvedLiteral?
}

/// A declared type with its properties.
final class ResolvedType {
  let entry: TypeEntry
  /// Nil unless the type is a struct.
  private(set) lazy var properties: [ResolvedProperty]? = entry.schema.properties?.map(module.property)
  unowned var module: ResolvedModule!

  init(_ entry: TypeEntry) {
    self.entry = entry
  }

  /// Resolves the properties, and reports mistakes in them.
  func resolve() { _ = properties }
}

extension ResolvedModule {
  /// Resolves a property, and reports a default that is known not to fit the property's type.
  func property(_ schema: PropertySchema) -> ResolvedProperty {
    checkCode(schema)
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

  /// Reports a default whose code cannot be a value of an entry of `types`: a plain literal, or the name of a case
  /// without its dot.
  private func checkCode(_ property: PropertySchema) {
    guard let type = property.type?.value, let code = property.default, case .swift(let text) = code.value,
      let declared = index.declaredType(type), declared.schema.kind != nil
    else { return }
    index.record(caseIn: code.map { _ in text }, of: declared)
    let literal = JSONNode.Value(literal: text, at: code.location)
    if case .null = literal, type.isOptional { return }
    guard literal != nil || declared.cases?[text] != nil else { return }
    diagnostics.report(.codeMisfit(text, for: declared, at: code.location))
  }

  /// Reports a Swift number with another meaning in Swift than in JSON.
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
  /// The JSON value, or the JSON form of a plain Swift literal of a built-in type.
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
  /// The kind of literal for the type, or for the type that an optional wraps.
  fileprivate var plainLiteral: BuiltInType.Literal? {
    if case .optional(let wrapped) = self { return wrapped.plainLiteral }
    return builtIn?.literal
  }
}

extension JSONNode.Value {
  /// Nil except for literals with the same meaning in Swift and JSON.
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

extension EnumCaseSchema {
  /// `.active`, or `.failed(…)`
  fileprivate var spelledInCode: String { ".\(Identifier.spell(name.value))" + (hasValues ? "(…)" : "") }
}

extension JSONNode {
  /// The only key of an object, if the key is nearly `swift`.
  fileprivate var misspelledExpression: JSONString? {
    guard case .object(let members) = value, members.count == 1, case .string = members[0].value.value else {
      return nil
    }
    return nearMiss(of: members[0].key.text, in: ["swift"]) == nil ? nil : members[0].key
  }
}

extension Diagnostic {
  /// The message for an object that was meant as `{"swift": …}`.
  fileprivate static func misspelledExpression(_ key: JSONString, for type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "no object fits \(type.quoted), and one with code has the key 'swift', not \(key.text.quoted)",
      at: key.location,
      suggestion: "swift"
    )
  }

  /// The message for code that Swift does not take for an entry of `types`.
  fileprivate static func codeMisfit(
    _ code: String,
    for type: TypeEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let name = code.filter { $0 != "\"" }
    let meant = type.cases?[name]
    let suggestion = meant.flatMap { $0.hasValues || name != code ? nil : $0.spelledInCode }
    let remedy =
      if let meant { "write \(meant.spelledInCode)" } else if let first = type.schema.cases?.first {
        "write a case, such as \(first.spelledInCode)"
      } else { "write \(type.name.shown)(…)" }
    return Diagnostic(
      .error,
      "SK0511",
      "\(code.quoted) is not a value of \(type.name.quoted) in Swift"
        + (suggestion == nil ? ": \(remedy)" : ""),
      at: location,
      suggestion: suggestion
    )
  }

  /// The message for `-0`, which Swift first reads as an integer, so that the sign is lost.
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
