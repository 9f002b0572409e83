#if Import
internal import SwiftSyntax

/// The uses of an action in a branch.
final class ActionUses: SyntaxVisitor {
  private let name: String
  /// The properties of the action that are read, with nil for each use of another kind.
  private(set) var properties: [String?] = []

  init(of name: String, in parts: [Syntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for part in parts { walk(part) }
  }

  /// Whether a use needs more than these properties.
  func needsWhole(_ names: Set<String>) -> Bool {
    properties.contains { $0.map { !names.contains($0) } ?? true }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainText == name, !node.isMemberName else { return .skipChildren }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id,
      access.declName.argumentNames == nil,
      access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
    else {
      properties.append(nil)
      return .skipChildren
    }
    properties.append(access.declName.baseName.plainText)
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is a name after a dot.
  var isMemberName: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id { return true }
    return parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
  }
}
#endif
