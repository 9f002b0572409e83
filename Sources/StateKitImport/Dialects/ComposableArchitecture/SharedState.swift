#if Import
internal import SwiftSyntax

/// Finds uses of state that several features share by reference.
final class SharedState: SyntaxVisitor {
  private let state: String
  private var found: Syntax?

  private init(_ state: String) {
    self.state = state
    super.init(viewMode: .sourceAccurate)
  }

  /// The first use of `@Shared`, or of a value by its name with `$`; a `LockedChange` is not one.
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
    // In a key path, a name with `$` is that of a binding or a child.
    if node.declName.baseName.text.hasPrefix("$") { found = found ?? Syntax(node) }
    return .visitChildren
  }
}

/// The uses of shared values in a member.
struct SharedUse {
  static let reason = "it takes a shared value as a reference"

  /// The edits that replace changes under a lock by plain changes.
  let edits: [TextEdit]
  /// Whether the member uses a value as a reference: `$count`, `_count`, `Shared<Int>`.
  let isReference: Bool

  /// - Parameter state: The type that has the shared values.
  init(in member: DeclSyntax, of source: ImportedSource, _ state: DeclaredType?) {
    let shared = (state?.storedProperties ?? []).filter { property in
      property.attributes.contains { ["Shared", "SharedReader"].contains($0) }
    }
    let names = Set(
      shared.flatMap { ["$" + $0.name, "_" + $0.name] } + (shared.isEmpty ? [] : ["Shared", "SharedReader"])
    )
    let changes = LockedChange.all(in: member, of: nil).filter { names.contains("$" + $0.name) }
    edits = changes.map { $0.edit(in: source) }
    isReference = member.tokens(viewMode: .sourceAccurate).contains { token in
      guard names.contains(token.text) else { return false }
      return !changes.contains { $0.call.textRange.contains(token.position.utf8Offset) }
    }
  }
}
#endif
