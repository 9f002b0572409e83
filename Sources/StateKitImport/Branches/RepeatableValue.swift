#if Import
internal import SwiftSyntax

/// Finds calls that may have another result, or do something, the second time: of functions, dependencies and static methods.
/// Enum cases, initializers, and methods of the state, of the payload and of local values may be evaluated again.
final class RepeatableValue: SyntaxVisitor {
  private let known: Set<String>
  private var once: String?

  /// The text of the first call that may not be repeated; nil without one.
  ///
  /// - Parameter known: The names of the state, of values of the payload, and of local values.
  static func callToMakeOnce(in node: some SyntaxProtocol, besides known: Set<String>) -> String? {
    let search = RepeatableValue(known)
    search.walk(node)
    return search.once
  }

  private init(_ known: Set<String>) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if once == nil, !isRepeatable(node.calledExpression) { once = node.calledExpression.trimmedDescription }
    return .visitChildren
  }

  private func isRepeatable(_ called: ExprSyntax) -> Bool {
    var base = called
    var isMember = false
    while true {
      if let access = base.as(MemberAccessExprSyntax.self) {
        guard let inner = access.base else { return true }
        (base, isMember) = (inner, true)
      } else if let call = base.as(FunctionCallExprSyntax.self) {
        (base, isMember) = (call.calledExpression, true)
      } else if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let element = base.as(SubscriptCallExprSyntax.self) {
        base = element.calledExpression
      } else {
        break
      }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return !base.is(ForceUnwrapExprSyntax.self)
    }
    if known.contains(name) || name.hasPrefix("$") { return true }
    // `Date()` and `UUID()` are others each time.
    return !isMember && name.first?.isUppercase == true && name != "Date" && name != "UUID"
  }
}
#endif
