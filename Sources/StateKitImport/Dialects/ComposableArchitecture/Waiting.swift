#if Import
internal import SwiftSyntax

/// Whether an expression that moves away from an `await` needs its own.
enum Waiting {
  /// Its calls, if any, only make values of types, which does not wait.
  case none
  /// It calls something, and only the compiler knows whether that waits.
  case possible
  /// It contains an `await` of its own.
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
    // A call that takes a waiting closure also waits: `TaskResult { try await … }`.
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

  /// An `await` inside a closure belongs to the closure.
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
