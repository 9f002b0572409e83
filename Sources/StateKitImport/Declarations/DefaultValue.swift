#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// The value that a property begins with.
enum DefaultValue {
  /// A JSON value for a literal, otherwise a Swift expression with full names; nil for the default of a schema.
  static func of(_ value: ExprSyntax, _ names: GeneratedTypeNames, in scope: [String]) -> JSONValue? {
    if let string = value.as(StringLiteralExprSyntax.self), let text = string.representedLiteralValue {
      return .string(text)
    }
    if let literal = Literal.value(of: value) { return literal }
    // An empty collection is the default of a schema, too.
    if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self)
    {
      return nil
    }
    return .keyed([ExpressionKey.swift: .string(swift(value, names, in: scope))])
  }

  /// The expression with full names, on one line.
  static func swift(_ value: ExprSyntax, _ names: GeneratedTypeNames, in scope: [String]) -> String {
    let edits = NameRepair.edits(in: value, names, from: scope, to: [])
    let bytes = Array(value.description.utf8)
    let offset = value.position.utf8Offset
    let moved = edits.map {
      TextEdit(($0.range.lowerBound - offset)..<($0.range.upperBound - offset), with: $0.text)
    }
    return TextEdit.text(of: 0..<bytes.count, in: bytes[...], moved + spaces(in: value)).trimmedSpaces
  }

  /// Puts a space where lines end and where comments are. The text of string literals stays as it is.
  private static func spaces(in value: ExprSyntax) -> [TextEdit] {
    let offset = value.position.utf8Offset
    return value.tokens(viewMode: .sourceAccurate).flatMap { token -> [TextEdit] in
      if let literal = token.literalOfLines, let text = literal.representedLiteralValue {
        let start = literal.position.utf8Offset - offset
        let end = literal.endPosition.utf8Offset - offset
        return token == literal.openingQuote
          ? [TextEdit(start..<end, with: " \(text.debugDescription) ")] : []
      }
      let start = token.position.utf8Offset - offset
      let text = token.positionAfterSkippingLeadingTrivia.utf8Offset - offset
      let end = token.endPosition.utf8Offset - offset
      let textEnd = token.endPositionBeforeTrailingTrivia.utf8Offset - offset
      return [
        token.leadingTrivia.isBlank ? nil : TextEdit(start..<text, with: " "),
        token.trailingTrivia.isBlank ? nil : TextEdit(textEnd..<end, with: " "),
      ].compactMap { $0 }
    }
  }
}

extension TokenSyntax {
  /// The literal of several lines that the token is a part of.
  fileprivate var literalOfLines: StringLiteralExprSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(StringLiteralExprSyntax.self) }
      .first { $0.openingQuote.tokenKind == .multilineStringQuote }
  }
}

extension Trivia {
  /// Whether there are only spaces.
  fileprivate var isBlank: Bool {
    allSatisfy { if case .spaces = $0 { true } else { false } }
  }
}
#endif
