#if Import
internal import SwiftSyntax

extension SyntaxProtocol {
  /// Whether Swift refuses it for its syntax. The parser takes a label in front of every statement, and Swift only in front of
  /// those that `break` can leave; without its statement a label is a mistake for the parser, too.
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
