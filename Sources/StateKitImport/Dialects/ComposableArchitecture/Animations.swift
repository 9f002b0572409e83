#if Import
internal import SwiftSyntax

/// Finds the animations of actions that effects send. They belong to the view, so the import leaves them out.
final class Animations: SyntaxVisitor {
  /// The message of the report for an animation.
  static let reason = "an animation is left out: the view that shows the change can have one"

  private(set) var calls: [FunctionCallExprSyntax] = []

  static func all(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let search = Animations(viewMode: .sourceAccurate)
    search.walk(node)
    return search.calls
  }

  /// `send(.loaded, animation: .default)` becomes `send(.loaded)`.
  static func edits(in node: some SyntaxProtocol) -> [TextEdit] {
    all(in: node).compactMap { call in
      guard call.calledExpression.is(DeclReferenceExprSyntax.self), let first = call.arguments.first,
        first.label == nil, let last = call.arguments.last
      else { return nil }
      let end = first.expression.endPositionBeforeTrailingTrivia.utf8Offset
      return TextEdit(end..<last.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isAnimated(node) { calls.append(node) }
    return .visitChildren
  }

  private func isAnimated(_ call: FunctionCallExprSyntax) -> Bool {
    // A button of an alert also has an action that is sent.
    if call.parent?.as(LabeledExprSyntax.self)?.label != nil { return false }
    let isLabelled = call.arguments.contains { ["animation", "transaction"].contains($0.label?.text) }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isLabelled && (name == "dismiss" || Animations.isParameter(name, around: call))
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text
    if ["send", "dismiss"].contains(name) { return isLabelled }
    return ["animation", "transaction"].contains(name) && access.base?.isEffect == true
  }

  /// Whether the surrounding closure or function has a parameter of this name by which it sends actions.
  private static func isParameter(_ name: String, around node: some SyntaxProtocol) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent {
      if parent.as(ClosureExprSyntax.self)?.parameterNames.contains(name) == true { return true }
      let parameters = parent.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      if let found = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        return found.type.path.last == "Send"
      }
      node = parent
    }
    return false
  }
}
#endif
