#if Import
internal import SwiftParser
internal import SwiftSyntax

/// Removes names that a part of a branch binds but does not use, because the code that used them is in the other part.
/// The compiler would warn of each.
final class UnusedNames: SyntaxVisitor {
  private var edits: [TextEdit] = []

  static func repaired(_ text: String) -> String {
    var text = text
    // Removing a name may leave the names unused from which it was computed.
    for _ in 0..<10 {
      let tree = Parser.parse(source: text)
      if tree.hasError { return text }
      let search = UnusedNames(viewMode: .sourceAccurate)
      search.walk(tree)
      if search.edits.isEmpty { return text }
      let bytes = Array(text.utf8)
      text = TextEdit.text(of: 0..<bytes.count, in: bytes[...], search.edits)
      text = text.split(separator: "\n", omittingEmptySubsequences: false).filter { $0 != removed }.joined(
        separator: "\n"
      )
    }
    return text
  }

  /// A name that a text still binds and does not use; nil without one.
  static func left(in text: String) -> String? {
    let tree = Parser.parse(source: text)
    if tree.hasError { return text.onOneLine }
    let search = BoundNames(viewMode: .sourceAccurate)
    search.walk(tree)
    let unused = UnusedNames(viewMode: .sourceAccurate)
    return search.patterns.first { unused.isUnused($0.identifier.text, after: $0.binding) }?.identifier.text
  }

  /// Marks a line to be removed.
  private static let removed = "\u{1}"

  /// Whether the rest of the surrounding statements does not use a name.
  private func isUnused(_ name: String, after node: some SyntaxProtocol) -> Bool {
    var scope = Syntax(node)
    while let parent = scope.parent {
      scope = parent
      if scope.is(CodeBlockItemListSyntax.self) || scope.is(IfExprSyntax.self)
        || scope.is(SwitchCaseSyntax.self)
      {
        break
      }
    }
    let end = node.endPosition
    if UsedNames.all(in: scope).contains(where: { $0.baseName.text == name && $0.position >= end }) {
      return false
    }
    let short = ShortBindings(viewMode: .sourceAccurate)
    short.walk(scope)
    return !short.nodes.contains { $0.identifier.text == name && $0.position >= end }
  }

  /// `let row = state.rows[id: id]` becomes `state.rows[id: id] != nil`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if node.bindingSpecifier.text == "let", isUnused(name, after: node) {
      edits.append(TextEdit(node, with: "\(node.initializer?.value.trimmedDescription ?? name) != nil"))
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    let text = node.pattern.trimmedDescription
    let plain = PatternText.using(text) { !isUnused($0, after: node.pattern) }
    if plain.onOneLine != text.onOneLine { edits.append(TextEdit(node.pattern, with: plain)) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isUnused(name, after: node),
      node.bindingSpecifier.text == "let", let item = node.parent?.as(CodeBlockItemSyntax.self),
      item.semicolon == nil, item.startsLine
    else { return .visitChildren }
    if node.endWithComment > node.endPositionBeforeTrailingTrivia.utf8Offset {
      edits.append(TextEdit(node, with: ""))
      return .skipChildren
    }
    let start = node.position.utf8Offset + node.leadingTrivia.sourceLength.utf8Length
    let indentation =
      node.leadingTrivia.pieces.last.flatMap { if case .spaces(let count) = $0 { count } else { nil } } ?? 0
    edits.append(
      TextEdit(
        (start - indentation)..<node.endPositionBeforeTrailingTrivia.utf8Offset,
        with: UnusedNames.removed
      )
    )
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The names that statements bind, without those of closures and functions.
private final class BoundNames: SyntaxVisitor {
  private(set) var patterns: [IdentifierPatternSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    patterns.append(node)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the names in `if let name`, which read a value of the same name.
private final class ShortBindings: SyntaxVisitor {
  private(set) var nodes: [IdentifierPatternSyntax] = []

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      nodes.append(name)
    }
    return .visitChildren
  }
}

extension IdentifierPatternSyntax {
  /// The part of a statement that binds the name; the statement uses the name only behind it.
  fileprivate var binding: Syntax {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(SwitchCaseItemSyntax.self),
      !parent.is(ConditionElementSyntax.self), !parent.is(PatternBindingListSyntax.self)
    {
      node = parent
    }
    return node
  }
}

extension CodeBlockItemSyntax {
  /// Whether no other statement is before it in its line.
  fileprivate var startsLine: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: self),
      index != list.startIndex
    else { return true }
    return list[list.index(before: index)].semicolon == nil
  }
}
#endif
