#if Import
internal import SwiftSyntax

/// Whether an expression that moves away from an `await` needs its own.
enum Waiting {
  /// It calls nothing that waits, but for what has an `await` of its own.
  case none
  /// It calls something that waits.
  case needed
  /// It calls something, and only the compiler knows whether that waits.
  case unknown

  init(in expression: ExprSyntax, _ app: InnerDeclarations) {
    let search = WaitingSearch(app)
    search.walk(expression)
    self = search.isUnknown ? .unknown : search.isNeeded ? .needed : .none
  }
}

private final class WaitingSearch: SyntaxVisitor {
  private let app: InnerDeclarations
  var isNeeded = false
  var isUnknown = false

  init(_ app: InnerDeclarations) {
    self.app = app
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let closures =
      [node.trailingClosure].compactMap { $0 }
      + node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    // A call that takes a waiting closure also waits: `TaskResult { try await … }`.
    if closures.contains(where: AwaitSearch.isFound) {
      isNeeded = true
    } else if !makesValue(node.calledExpression) {
      switch name(of: node.calledExpression).flatMap(app.waits) {
      case true?: isNeeded = true
      // A member of that name may be another one.
      case false? where node.calledExpression.is(DeclReferenceExprSyntax.self): break
      case false?, nil: isUnknown = true
      }
    }
    return .visitChildren
  }

  private func name(of called: ExprSyntax) -> String? {
    (called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self))?.baseName
      .plainText
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
