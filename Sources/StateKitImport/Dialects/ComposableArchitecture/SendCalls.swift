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
#endif
