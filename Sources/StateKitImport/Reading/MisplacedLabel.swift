#if Import
internal import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the code has a syntax error. swift-syntax accepts a label before every statement, but Swift only before
  /// those that `break` can leave.
  var hasMistake: Bool {
    if hasError { return true }
    let search = MisplacedLabel(viewMode: .sourceAccurate)
    search.walk(self)
    return search.isFound
  }
}

private final class MisplacedLabel: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
    let statement = node.statement
    let isRight =
      statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self)
      || statement.is(RepeatStmtSyntax.self)
      || statement.is(DoStmtSyntax.self) || statement.is(ExpressionStmtSyntax.self)
    if !isRight { isFound = true }
    return .visitChildren
  }
}
#endif
