#if Import
internal import SwiftSyntax

/// Finds the variables that statements change: `state` in `state.count += 1`.
final class AssignedNames: SyntaxVisitor {
  private let end: AbsolutePosition
  private var names: Set<String> = []

  private init(before end: AbsolutePosition) {
    self.end = end
    super.init(viewMode: .sourceAccurate)
  }

  static func all(in statements: [CodeBlockItemSyntax], before end: AbsolutePosition) -> Set<String> {
    let search = AssignedNames(before: end)
    for statement in statements { search.walk(statement) }
    return search.names
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if node.position < end, elements.count >= 3, let first = elements.first {
      let text = elements[1].trimmedDescription
      if elements[1].is(AssignmentExprSyntax.self) || text.hasSuffix("=") && text.count == 2 && text != "==" {
        names.insert(String(first.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return .visitChildren
  }

  /// Includes the base of a method call, because the method may change it.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.position < end, node.calledExpression.is(MemberAccessExprSyntax.self) {
      names.insert(
        String(node.calledExpression.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      )
    }
    return .visitChildren
  }
}
#endif
