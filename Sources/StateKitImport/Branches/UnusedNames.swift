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
    return !UsedNames.all(in: scope).contains { $0.baseName.text == name && $0.position >= end }
  }

  /// `let row = state.rows[id: id]` becomes `state.rows[id: id] != nil`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    guard let value = node.initializer?.value else { return .visitChildren }
    if isUnused(name, after: node) {
      edits.append(TextEdit(node, with: "\(value.trimmedDescription) != nil"))
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
      node.bindingSpecifier.text == "let"
    else { return .visitChildren }
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

#endif
