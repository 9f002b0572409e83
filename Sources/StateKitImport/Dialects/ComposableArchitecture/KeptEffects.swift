#if Import
internal import SwiftSyntax

/// Finds effects in statements, besides those that `return` gives: the code that moves has none.
final class KeptEffects: SyntaxVisitor {
  /// The names of functions and properties that make effects.
  private let names: Set<String>
  private var found: Syntax?

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in statements: [CodeBlockItemSyntax], _ names: Set<String>) -> Syntax? {
    let search = KeptEffects(names)
    for statement in statements { search.walk(statement) }
    return search.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
      ExprSyntax(node).isEffect, node.parent?.as(LabeledExprSyntax.self)?.label == nil
    {
      note(node)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["Effect", "EffectOf", "EffectTask"].contains(node.name.text) { note(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    let base = node.parent?.as(MemberAccessExprSyntax.self)?.base
    let isOwn = base == nil || base?.id == ExprSyntax(node).id || base?.trimmedDescription == "self"
    if name == "Effect" || names.contains(name) && isOwn { note(node) }
    return .visitChildren
  }

  private func note(_ node: some SyntaxProtocol) { found = found ?? Syntax(node) }
}
#endif
