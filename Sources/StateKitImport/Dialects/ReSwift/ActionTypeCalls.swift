#if Import
internal import SwiftSyntax

/// Finds the calls that make actions with an `actionType`.
final class ActionTypeCalls: SyntaxVisitor {
  struct Call {
    /// `TabAction`
    let actionName: String
    /// `TabActionType`; empty for an implicit one.
    let typeName: [String]
    let caseName: String
    /// The labels of the values, without those that all actions have.
    let labels: [String]
  }

  private var calls: [Call] = []

  static func all(in source: ImportedSource) -> [Call] {
    let search = ActionTypeCalls(viewMode: .sourceAccurate)
    search.walk(source.tree)
    return search.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.typePath.last, name.hasSuffix("Action"),
      let type = node.arguments.first(where: { $0.label?.text == "actionType" })?.expression.as(
        MemberAccessExprSyntax.self
      )
    else { return .visitChildren }
    calls.append(
      Call(
        actionName: name,
        typeName: type.base?.typePath ?? [],
        caseName: type.declName.baseName.plainText,
        labels: node.arguments.compactMap(\.label?.plainText).filter {
          $0 != "actionType" && $0 != "windowUUID"
        }
      )
    )
    return .visitChildren
  }
}
#endif
