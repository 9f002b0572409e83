#if Import
internal import StateKitAuthoring
internal import SwiftParser
internal import SwiftSyntax

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
