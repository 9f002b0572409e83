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

  /// The edits that replace changes under a lock by plain changes, and shared values of cases by copies.
  let edits: [TextEdit]
  /// Whether the member uses a value as a reference elsewhere: `$count`, `_count`, `Shared<Int>`.
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
    let values = SharedValues(in: member).found
    edits =
      changes.map { $0.edit(in: source) }
      + values.map { TextEdit($0, with: $0.genericArguments[0].trimmedDescription) }
    let replaced = changes.map(\.call.textRange) + values.map(\.textRange)
    isReference = member.tokens(viewMode: .sourceAccurate).contains { token in
      names.contains(token.text)
        && !replaced.contains { $0.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset) }
    }
  }
}

/// Finds the shared values of cases: `case opened(Shared<Row>)`.
private final class SharedValues: SyntaxVisitor {
  private(set) var found: [TypeSyntax] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.sharedValue != nil { found.append(node.type) }
    return .skipChildren
  }
}

extension TypeSyntax {
  /// `Int` in `Shared<Int>`, whose place a copy takes.
  var sharedValue: TypeSyntax? {
    guard let name = path.last, ["Shared", "SharedReader"].contains(name), genericArguments.count == 1
    else { return nil }
    return genericArguments[0]
  }
}
#endif
