#if Import
internal import SwiftSyntax

typealias Returns = StatementSearch<ReturnStmtSyntax>
typealias Defers = StatementSearch<DeferStmtSyntax>

/// Finds the statements of one kind in a branch, at any depth but in functions, closures and accessors inside of it.
final class StatementSearch<Statement: StmtSyntaxProtocol>: SyntaxAnyVisitor {
  private var statements: [Statement] = []

  static func all(in node: some SyntaxProtocol) -> [Statement] {
    let search = StatementSearch(viewMode: .sourceAccurate)
    search.walk(node)
    return search.statements
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let statement = node.as(Statement.self) {
      statements.append(statement)
      return .skipChildren
    }
    let isOther = [.closureExpr, .functionDecl, .accessorBlock].contains(node.kind)
    return isOther ? .skipChildren : .visitChildren
  }
}

/// Finds `break` that leaves the switch around a branch from inside of another statement.
final class OuterBreaks: SyntaxVisitor {
  private var found: BreakStmtSyntax?

  static func first(in statements: [CodeBlockItemSyntax]) -> BreakStmtSyntax? {
    let search = OuterBreaks(viewMode: .sourceAccurate)
    for statement in statements where !statement.isBreak { search.walk(statement) }
    return search.found
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil { found = found ?? node }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The names of the variables that statements declare, and of the functions.
final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  static func all(in node: some SyntaxProtocol) -> Set<String> {
    let locals = LocalNames(viewMode: .sourceAccurate)
    locals.walk(node)
    return locals.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The names that an expression uses, without members.
final class UsedNames: SyntaxVisitor {
  private(set) var nodes: [DeclReferenceExprSyntax] = []

  static func all(in node: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
    let used = UsedNames(viewMode: .sourceAccurate)
    used.walk(node)
    return used.nodes
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .skipChildren }
    nodes.append(node)
    return .skipChildren
  }
}
#endif
