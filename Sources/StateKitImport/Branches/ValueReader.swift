#if Import
internal import StateKitAuthoring
internal import SwiftParser
internal import SwiftSyntax

/// Reads expressions that a schema can express: literals, values of the payload, properties of the state.
struct ValueReader {
  /// The name of the state in the code.
  let state: String
  /// The values of a payload by their names in the code, as `$label`.
  let payload: [String: String]
  /// Properties of the domain's own state that can be read.
  let properties: Set<String>
  /// Names that only the file of the code sees.
  var hidden: Set<String> = []

  /// Nil if a schema cannot express the value.
  func value(of expression: ExprSyntax) -> JSONValue? {
    if let literal = Literal.value(of: expression) { return literal }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return payload[name.baseName.text].map { .string("$\($0)") }
    }
    return path(of: expression).map { .string("@\($0.joined(separator: "."))") }
  }

  /// `state.user.name`
  func path(of expression: ExprSyntax) -> [String]? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.plainText
    if access.declName.argumentNames != nil || hidden.contains(name) { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == state {
      return properties.contains(name) ? [name] : nil
    }
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return path(of: optional.expression).map { $0 + [name] }
    }
    return path(of: base).map { $0 + [name] }
  }
}

/// Literals of Swift that JSON has, too.
enum Literal {
  static func value(of expression: ExprSyntax) -> JSONValue? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      let digits = literal.literal.text.filter { $0 != "_" }
      return digits.allSatisfy(\.isNumber) && (digits == "0" || digits.first != "0") ? .number(digits) : nil
    case .floatLiteralExpr(let literal):
      let text = literal.literal.text.filter { $0 != "_" }
      return text.hasPrefix("0x") ? nil : .number(text)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .stringLiteralExpr(let literal): return text(of: literal).map { .string(escaped($0)) }
    case .prefixOperatorExpr(let negative) where negative.operator.text == "-":
      return number(negative.expression).map { .number("-" + $0) }
    case .arrayExpr(let array) where array.elements.isEmpty: return []
    case .dictionaryExpr(let dictionary):
      guard case .colon = dictionary.content else { return nil }
      return [:]
    default: return nil
    }
  }

  /// A number without a sign.
  static func number(_ expression: ExprSyntax) -> String? {
    value(of: expression)?.number.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  /// The text of a string without interpolation, on one line.
  static func text(of literal: StringLiteralExprSyntax) -> String? {
    guard literal.openingQuote.tokenKind == .stringQuote else { return nil }
    return literal.representedLiteralValue
  }

  /// `$` and `@` at the beginning of a string are doubled.
  private static func escaped(_ text: String) -> String {
    guard let first = text.first, first == "$" || first == "@" else { return text }
    return "\(first)" + text
  }
}

#endif
