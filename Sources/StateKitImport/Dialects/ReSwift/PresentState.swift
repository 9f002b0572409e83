#if Import
internal import SwiftSyntax

/// Replaces `state?` by `state`.
final class PresentState: SyntaxVisitor {
  private let name: String
  private let text: String
  private var edits: [TextEdit] = []

  private init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  static func edits(in node: some SyntaxProtocol, of name: String, _ text: String) -> [TextEdit] {
    let search = PresentState(name, text)
    search.walk(node)
    return search.edits
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.expression.plainName == name else { return .visitChildren }
    edits.append(TextEdit(node, with: text))
    return .skipChildren
  }
}
#endif
