#if Import
internal import SwiftSyntax

/// Finds errors that a closure throws.
final class ThrownErrors: SyntaxVisitor {
  private(set) var isThrowing = false

  static func escape(_ node: some SyntaxProtocol) -> Bool {
    let errors = ThrownErrors(viewMode: .sourceAccurate)
    errors.walk(node)
    return errors.isThrowing
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { isThrowing = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isThrowing = true
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.tryKeyword != nil { isThrowing = true }
    return .visitChildren
  }

  /// A closure handles its own errors, unless `try` stands before its call.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    // The last clause without a pattern catches all.
    let catchesAll = node.catchClauses.contains { $0.catchItems.isEmpty }
    if catchesAll {
      for clause in node.catchClauses { walk(clause) }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
#endif
