import SwiftSyntax

/// Whether a statement is a call, an assignment or a jump, and the code around it is likely to compile without it.
func canBeLeftOut(_ item: CodeBlockItemSyntax) -> Bool {
  isAction(Syntax(item.item)) && !isValue(item) && !endsGuard(item) && !initializes(item)
}

private func isAction(_ item: Syntax) -> Bool {
  switch item.as(SyntaxEnum.self) {
  case .functionCallExpr: true
  case .continueStmt(let jump): jump.label == nil
  case .returnStmt(let jump): jump.expression == nil
  case .tryExpr(let value): isAction(Syntax(value.expression))
  case .awaitExpr(let value): isAction(Syntax(value.expression))
  case .infixOperatorExpr(let value):
    ["=", "+=", "-=", "*=", "|="].contains(value.operator.trimmedDescription)
  default: false
  }
}

private func endsGuard(_ item: CodeBlockItemSyntax) -> Bool {
  let list = item.parent?.as(CodeBlockItemListSyntax.self)
  return list?.last == item && list?.parent?.parent?.kind == .guardStmt
}

/// Whether the statement may give a property its first value.
private func initializes(_ item: CodeBlockItemSyntax) -> Bool {
  let body = item.ancestorOrSelf {
    [.closureExpr, .functionDecl, .initializerDecl].contains($0.kind) ? $0.kind : nil
  }
  let isAssignment = item.item.as(InfixOperatorExprSyntax.self)?.operator.kind == .assignmentExpr
  let first = item.firstToken(viewMode: .sourceAccurate)?.text
  return body == .initializerDecl && (isAssignment || first == "self" || first == "super")
}

/// Whether the statement is the value of its block, and needs `return` if another statement comes before it.
func isResult(_ item: CodeBlockItemSyntax) -> Bool {
  guard isValue(item), !item.item.is(ExprSyntax.self) else { return isValue(item) }
  let returns = item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  return item.item.is(ExpressionStmtSyntax.self) && !returns
}

/// Whether the statement is alone in a block that has a value.
private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
  guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
  let owner = list.parent?.kind == .codeBlock ? list.parent?.parent : list.parent
  switch owner?.as(SyntaxEnum.self) {
  case .functionDecl(let function): return !(function.signature.returnClause?.type).isVoid
  case .accessorDecl(let accessor): return accessor.type != nil
  case .accessorBlock: return true
  // A closure on one line has a value, most often.
  case .closureExpr: return !item.leadingTrivia.contains(where: \.isNewline)
  case .ifExpr, .switchCase: return isUsed(owner)
  default: return false
  }
}

/// Whether the value of a branch of an `if` or `switch` is used.
private func isUsed(_ branch: Syntax?) -> Bool {
  guard let parent = branch?.parent else { return false }
  switch parent.kind {
  case .ifExpr, .switchCaseList, .switchExpr: return isUsed(parent)
  case .expressionStmt: return parent.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? false
  default: return true
  }
}

extension TypeSyntax? {
  var isVoid: Bool { self?.trimmedDescription ?? "Void" == "Void" }
}

extension AccessorBlockSyntax {
  var type: TypeSyntax? {
    let property = parent?.as(PatternBindingSyntax.self)
    return property?.typeAnnotation?.type ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension AccessorDeclSyntax {
  /// Whether it yields, and does not return.
  var lends: Bool { ["_read", "_modify"].contains(accessorSpecifier.text) }

  /// What a getter returns.
  var type: TypeSyntax? {
    accessorSpecifier.text == "get" ? parent?.parent?.as(AccessorBlockSyntax.self)?.type : nil
  }
}
