#if Import
internal import SwiftSyntax

/// A function or a constant before the switch over the actions, which branches use.
struct SharedDeclaration {
  let name: String
  /// Without indentation.
  let text: String

  /// Nil for a statement that declares neither.
  init?(_ item: CodeBlockItemSyntax, _ source: ImportedSource) {
    guard case .decl(let declaration) = item.item else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name.text
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
      variable.bindings.count == 1,
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      name = pattern.identifier.text
    } else {
      return nil
    }
    text = source.movedText(of: declaration)
  }
}

/// A branch of the switch over the actions, with its comments.
struct BranchCode {
  let branch: SwitchCaseSyntax
  let source: ImportedSource

  /// The comments before `case`, and after it on the same line, without indentation.
  var comments: String {
    let start = branch.startOfComments
    let label = branch.label.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = source.text(of: start..<label).trimmedSpaces
    let behind = source.text(
      of: branch.label.endPositionBeforeTrailingTrivia.utf8Offset..<branch.label.endWithComment
    )
    let lines = [
      Indentation.removed(from: before, column: source.column(of: start)), behind.trimmedSpaces,
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  var fallsThrough: Bool {
    branch.statements.contains { statement in
      if case .stmt(let found) = statement.item { return found.is(FallThroughStmtSyntax.self) }
      return false
    }
  }

  /// The code as comments below a warning.
  func asWarning(_ reason: String, _ state: String) -> BranchOutcome {
    var outcome = BranchOutcome()
    outcome.state = state
    let location = source.location(of: branch)
    outcome.doubts = [ImportDoubt(reason: reason, location: location)]
    let text = source.movedText(of: branch.statements)
    outcome.body = WarningText.of(text, reason)
    return outcome
  }

  /// The names that a pattern declares by `var`.
  static func variables(in pattern: PatternSyntax) -> [String] {
    let search = VariablePatterns(viewMode: .sourceAccurate)
    search.walk(pattern)
    return search.names
  }
}

extension BranchOutcome {
  /// Leaves the branch to a person, whose code does here what it did, and elsewhere less.
  mutating func warn(_ reason: String, at location: SourceLocation) {
    doubts.append(ImportDoubt(reason: reason, location: location))
    changes = nil
    body = [WarningText.line(reason), body].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Declares the variables of the pattern again, because the parameters of a handler are constants.
  mutating func declare(_ variables: [String]) {
    let code = body.withoutComments
    let used = variables.filter(code.mentions)
    if used.isEmpty { return }
    changes = nil
    body = (used.map { "var \($0) = \($0)" } + [body]).joined(separator: "\n")
  }

  /// Declares the action, made from its values, if the body uses it; false if not all values have names.
  mutating func declareAction(_ name: String, _ branch: ImportedBranch, _ action: ImportedAction) -> Bool {
    guard branch.path.count == 1, branch.isPlain, !worksWith(name) else { return false }
    let names = branch.arguments.compactMap { argument in
      if case .name(let name) = argument { name } else { nil }
    }
    guard names.count == action.payload.count else { return false }
    if !body.withoutComments.mentions(name) { return true }
    let values = zip(action.payload, names).map { value, name in
      (value.label.map { "\($0): " } ?? "") + name
    }
    changes = nil
    let call = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    body = "let \(name) = Action.\(action.name)\(call)\n" + body
    return true
  }

  /// Adds the declarations from before the switch that the body uses.
  mutating func declare(_ declarations: [SharedDeclaration]) {
    for declaration in declarations.reversed() where body.withoutComments.mentions(declaration.name) {
      changes = nil
      body = declaration.text + "\n" + body
    }
  }

  /// Whether the closure of an effect uses a name.
  func worksWith(_ name: String) -> Bool {
    effects.contains { BranchOutcome.statements(of: $0.closure).mentions(name) }
      || parts.contains { $0.statements.mentions(name) }
  }

  /// A closure without its parameters.
  private static func statements(of closure: String) -> Substring {
    guard let line = closure.firstIndex(of: "\n"), closure[..<line].hasSuffix(" in") else {
      return closure[...]
    }
    return closure[line...]
  }
}

private final class VariablePatterns: SyntaxVisitor {
  private(set) var names: [String] = []
  private var depth = 0

  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "var" { depth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ValueBindingPatternSyntax) {
    if node.bindingSpecifier.text == "var" { depth -= 1 }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 { names.append(node.identifier.text) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, node.parent?.is(MemberAccessExprSyntax.self) != true { names.append(node.baseName.text) }
    return .skipChildren
  }
}
#endif
