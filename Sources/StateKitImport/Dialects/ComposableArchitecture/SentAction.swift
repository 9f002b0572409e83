#if Import
internal import SwiftSyntax

/// Finds the calls of `send` in a closure, and every other use of the name.
final class SendCalls: SyntaxVisitor {
  private let name: String
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Whether `send` is passed on, for example to another function.
  private(set) var isHandedOn = false
  private(set) var isNested = false

  init(of name: String, in closure: ClosureExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      // `send.callAsFunction(.loaded)`
      if access.base?.id == ExprSyntax(node).id { isHandedOn = true }
    } else if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      calls.append(call)
    } else {
      isHandedOn = true
    }
    return .skipChildren
  }

  /// A closure has its own `$0`.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    name == "$0" ? .skipChildren : .visitChildren
  }
}

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
