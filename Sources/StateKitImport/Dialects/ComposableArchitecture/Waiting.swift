#if Import
internal import SwiftSyntax

/// Whether an expression, which stood behind an `await`, needs one of its own.
enum Waiting {
  /// It calls nothing that may wait.
  case none
  /// It calls something, and only the compiler knows whether that waits.
  case possible
  /// It says `await` itself.
  case written

  init(in expression: ExprSyntax) {
    let search = WaitingSearch(viewMode: .sourceAccurate)
    search.walk(expression)
    self = search.isWritten ? .written : search.isPossible ? .possible : .none
  }
}

private final class WaitingSearch: SyntaxVisitor {
  var isWritten = false
  var isPossible = false

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isWritten = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let closures =
      [node.trailingClosure].compactMap { $0 }
      + node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    // What takes a closure that waits, waits for it: `TaskResult { try await … }`.
    if closures.contains(where: AwaitSearch.isFound) || !makesValue(node.calledExpression) {
      isPossible = true
    }
    return .visitChildren
  }

  /// Whether the call makes a value of a type: `User(…)`, `.opened(…)`, `Order.by(…)`.
  private func makesValue(_ called: ExprSyntax) -> Bool {
    if let access = called.as(MemberAccessExprSyntax.self) { return access.isImplicitOrType }
    return called.typePath.last?.first?.isUppercase == true
  }

  /// A closure waits by itself.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class AwaitSearch: SyntaxVisitor {
  private var isFound = false

  static func isFound(in node: ClosureExprSyntax) -> Bool {
    let search = AwaitSearch(viewMode: .sourceAccurate)
    search.walk(node)
    return search.isFound
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}
#endif
