#if Import
internal import SwiftSyntax

/// State that several features have together, as a reference.
final class SharedState: SyntaxVisitor {
  private let state: String
  private var found: Syntax?

  private init(_ state: String) {
    self.state = state
    super.init(viewMode: .sourceAccurate)
  }

  /// The first use of `@Shared` or of a value with `$` in front of its name, besides changes that can be said without.
  static func use(in statements: [CodeBlockItemSyntax], besides state: String) -> Syntax? {
    let search = SharedState(state)
    for statement in statements { search.walk(statement) }
    return search.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription.hasPrefix("Shared") { found = found ?? Syntax(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    LockedChange(node, of: state) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // In a key path a name with `$` is that of a binding or of a child.
    if node.declName.baseName.text.hasPrefix("$") { found = found ?? Syntax(node) }
    return .visitChildren
  }
}
#endif
