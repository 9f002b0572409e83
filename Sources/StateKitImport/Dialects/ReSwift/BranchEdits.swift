#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds the edits that turn the statements of a branch into a handler, whose state is `inout`.
final class BranchEdits: SyntaxVisitor {
  private let match: MatchedActions
  /// The names that replace properties of the action.
  private let values: [String: String]
  private let helpers: HelperNames
  private let index: DeclarationIndex
  private let last: CodeBlockItemSyntax?
  /// Names that the branch itself declares.
  private let locals: Set<String>
  private var depth = 0
  private var breakable = 0

  private(set) var edits: [TextEdit] = []
  private(set) var usesAction = false
  private(set) var usesOldState = false
  private(set) var doubts: [ImportDoubt] = []

  private var frame: ReducerFrame { match.frame }

  init(
    _ match: MatchedActions,
    values: [String: String],
    locals: Set<String>,
    helpers: HelperNames,
    index: DeclarationIndex,
    last: CodeBlockItemSyntax?
  ) {
    self.match = match
    self.locals = locals
    self.values = values
    self.helpers = helpers
    self.index = index
    self.last = last
    super.init(viewMode: .sourceAccurate)
    for statement in match.statements + match.usedConstants { walk(statement) }
    for condition in match.further { walk(condition) }
    if let condition = match.node.as(SwitchCaseItemSyntax.self)?.whereClause { walk(condition) }
  }

  // MARK: - The end of a branch

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard depth == 0, let expression = node.expression else { return .visitChildren }
    let isLast = last?.returnStatement?.id == node.id
    let value = expression.coalescing?.left ?? expression
    if let name = value.plainName, frame.names.contains(name) {
      if !isLast { edits.append(TextEdit(node, with: "return")) }
      // Returning the earlier state would undo the changes before the `return`.
      if name == frame.oldState { takeBack(node, isLast: isLast) }
      return .skipChildren
    }
    // In `return(a)` and `return.a` nothing parts the two, and an equals sign has spaces on both sides.
    let keywordEnd = node.returnKeyword.endPositionBeforeTrailingTrivia
    let space = expression.positionAfterSkippingLeadingTrivia == keywordEnd ? " " : ""
    edits.append(TextEdit(node.returnKeyword, with: "\(frame.stateText) =\(space)"))
    if !isLast {
      let column = frame.source.column(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(TextEdit(end..<end, with: "\n" + String(repeating: " ", count: column) + "return"))
    }
    return .visitChildren
  }

  private func takeBack(_ node: ReturnStmtSyntax, isLast: Bool) {
    let before = AssignedNames.all(in: match.statements, before: node.position)
    if before.contains(frame.state) { doubt(node, "the state as it was is returned after a change") }
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, breakable == 0, node.label == nil {
      edits.append(TextEdit(node, with: "return"))
    }
    return .skipChildren
  }

  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, breakable == 0 { doubt(node, "'fallthrough' to another branch") }
    return .skipChildren
  }

  // MARK: - Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.plainName, base == match.binding,
      let value = values[node.declName.baseName.plainText]
    {
      edits.append(TextEdit(node, with: value))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if frame.isOptional, node.expression.plainName == frame.state {
      edits.append(TextEdit(node, with: frame.stateText))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if frame.isOptional, node.expression.plainName == frame.state {
      edits.append(TextEdit(node, with: frame.stateText))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard frame.isOptional, elements.count == 3, let parts = ExprSyntax(node).coalescing else {
      return .visitChildren
    }
    if parts.left.plainName == frame.state {
      edits.append(TextEdit(node.withParentheses, with: frame.stateText))
      return .skipChildren
    }
    if let own = parts.left.ownProperty, own.base == frame.state, isPresent(own.name) {
      edits.append(TextEdit(node.withParentheses, with: "\(frame.stateText).\(own.name)"))
      return .skipChildren
    }
    return .visitChildren
  }

  private func isPresent(_ property: String) -> Bool {
    let found = frame.stateType?.storedProperties.first { $0.name == property }
    let type = found.flatMap { index.type(of: $0, in: frame.stateType?.path ?? []) }
    return type.map { !$0.unwrapped.isOptional } ?? false
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = helpers.reducer(node.calledExpression) {
      doubt(node, "the branch calls the reducer '\(name)'")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberName { return .skipChildren }
    let name = node.baseName.plainText
    if name == match.binding { usesAction = true }
    if frame.property != nil, frame.names.contains(name) {
      edits.append(TextEdit(node.baseName, with: frame.stateText))
      return .skipChildren
    }
    if !locals.contains(name), let property = frame.aliases[name] {
      edits.append(TextEdit(node.baseName, with: "\(frame.stateText).\(property)"))
      return .skipChildren
    }
    if !locals.contains(name), frame.unknown.contains(name) {
      doubt(node, "the branch uses '\(name)', which the reducer declares before")
    }
    if name == frame.oldState { usesOldState = true }
    if !locals.contains(name), name == frame.optionalState { doubt(node, "the state is used as an optional") }
    if frame.isOptional, name == frame.state { doubt(node, "the state is used as an optional") }
    if !locals.contains(name), let full = helpers.fullName(of: name) {
      edits.append(TextEdit(node.baseName, with: full))
    }
    return .skipChildren
  }

  private func doubt(_ node: some SyntaxProtocol, _ reason: String) {
    doubts.append(ImportDoubt(reason: reason, location: frame.source.location(of: node)))
  }

  // MARK: - Scopes

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: SwitchExprSyntax) { breakable -= 1 }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ForStmtSyntax) { breakable -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: WhileStmtSyntax) { breakable -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: RepeatStmtSyntax) { breakable -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    breakable += 1
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The node with parentheses around it.
  fileprivate var withParentheses: Syntax {
    guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return Syntax(self)
    }
    return Syntax(tuple)
  }
}
#endif
