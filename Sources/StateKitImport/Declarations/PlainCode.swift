#if Import
internal import SwiftSyntax

/// Code that only reads values, compares them and computes with them, so that it has the same result twice.
final class PlainCode: SyntaxAnyVisitor {
  private var reads: Set<String> = []
  private var isPlain = true

  /// The names that the code reads; nil if it does more.
  static func reads(_ code: CodeBlockItemListSyntax) -> Set<String>? {
    let search = PlainCode(viewMode: .sourceAccurate)
    search.walk(code)
    return search.isPlain ? search.reads : nil
  }

  /// The operators of the standard library that only compute.
  static let operators: Set<String> = [
    "==", "!=", "<", "<=", ">", ">=", "===", "!==", "&&", "||", "??", "+", "-", "*", "/", "%", "...", "..<",
    "~=",
  ]

  private static let kinds: Set<SyntaxKind> = [
    .booleanLiteralExpr, .codeBlockItem, .codeBlockItemList, .exprList, .floatLiteralExpr,
    .integerLiteralExpr,
    .labeledExpr, .labeledExprList, .memberAccessExpr, .nilLiteralExpr, .optionalChainingExpr, .returnStmt,
    .sequenceExpr, .stringLiteralExpr, .stringLiteralSegmentList, .stringSegment, .tupleExpr,
  ]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let name = node.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      reads.insert(name.baseName.plainText)
      // A type, or a member of a type that is not known here.
      let isOfType = node.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      isPlain = isPlain && !isOfType && name.baseName.text.first?.isUppercase != true
    } else if let found = node.as(BinaryOperatorExprSyntax.self) {
      isPlain = isPlain && Self.operators.contains(found.operator.text)
    } else if let found = node.as(PrefixOperatorExprSyntax.self) {
      isPlain = isPlain && ["!", "-"].contains(found.operator.text)
    } else {
      isPlain = isPlain && (node.is(TokenSyntax.self) || Self.kinds.contains(node.kind))
    }
    return isPlain ? .visitChildren : .skipChildren
  }
}
#endif
