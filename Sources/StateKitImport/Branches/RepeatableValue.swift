#if Import
internal import SwiftSyntax

/// Whether an expression may be evaluated a second time: it calls only enum cases, initializers, and methods of the state, of the payload
/// and of local values. A function, a dependency or a static method may do something, or give another result.
final class RepeatableValue: SyntaxVisitor {
  private let known: Set<String>
  private var once: String?

  /// The text of the first call that may not be repeated; nil if there is none.
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
