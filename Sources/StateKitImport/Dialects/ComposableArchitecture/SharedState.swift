#if Import
internal import SwiftSyntax

/// Finds uses of state that several features share by reference.
final class SharedState: SyntaxVisitor {
  private let branch: BranchReader
  private var found: Syntax?

  private init(_ branch: BranchReader) {
    self.branch = branch
    super.init(viewMode: .sourceAccurate)
  }

  /// The first use of `@Shared`, or of a value by its name with `$`; a `LockedChange` is not one, and neither is
  /// a `SharedCopy`.
  static func use(in statements: [CodeBlockItemSyntax], of branch: BranchReader) -> Syntax? {
    let search = SharedState(branch)
    for statement in statements { search.walk(statement) }
    return search.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription.hasPrefix("Shared") { found = found ?? Syntax(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    LockedChange(node, of: branch.core.state) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // In a key path, a name with `$` is that of a binding or a child.
    if node.declName.baseName.text.hasPrefix("$"), SharedCopy(node, in: branch) == nil {
      found = found ?? Syntax(node)
    }
    return .visitChildren
  }
}

/// A value of a case that was shared by reference, in whose place a copy is sent: `.opened(state.$row)`.
struct SharedCopy {
  /// The name without `$`.
  let name: String
  let edit: TextEdit

  /// Nil for other values.
  init?(_ access: MemberAccessExprSyntax, in branch: BranchReader) {
    guard let name = branch.domain.missing.shared(access.declName.baseName.text),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == branch.core.state,
      let call = access.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil,
      branch.feature.inner.takesCopies(called.declName.baseName.plainText)
    else { return nil }
    self.name = name
    edit = TextEdit(access, with: "\(branch.core.state).\(name)")
  }

  static func all(in node: some SyntaxProtocol, of branch: BranchReader) -> [SharedCopy] {
    UsedNames.all(in: node).compactMap { use in
      use.parent?.as(MemberAccessExprSyntax.self).flatMap { SharedCopy($0, in: branch) }
    }
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
#endif
