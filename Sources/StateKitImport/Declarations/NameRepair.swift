#if Import
internal import SwiftSyntax

/// Finds names in moved code that would no longer resolve, and replaces them by full names.
final class NameRepair: SyntaxVisitor {
  private let names: GeneratedTypeNames
  private let scope: [String]
  /// The scope to which the code moves, by the types' names before the import.
  private let newScope: [String]
  private(set) var edits: [TextEdit] = []

  private init(_ names: GeneratedTypeNames, from scope: [String], to newScope: [String]) {
    self.names = names
    self.scope = scope
    self.newScope = newScope
    super.init(viewMode: .sourceAccurate)
  }

  static func edits(
    in node: some SyntaxProtocol,
    _ names: GeneratedTypeNames,
    from scope: [String],
    to newScope: [String]
  ) -> [TextEdit] {
    let repair = NameRepair(names, from: scope, to: newScope)
    repair.walk(node)
    return repair.edits
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    repair([node.name.plainText], node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member is looked up in its base, which stays.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    if node.baseName.text.first?.isUppercase == true { repair([node.baseName.plainText], node.baseName) }
    return .skipChildren
  }

  private func repair(_ path: [String], _ token: TokenSyntax) {
    let index = names.index
    guard let found = index.resolve(path, in: scope) ?? index.alias(path, in: scope) else { return }
    let now = index.resolve(path, in: newScope) ?? index.alias(path, in: newScope)
    if now == found, found.count == 1 || newScope.starts(with: found.dropLast()) { return }
    edits.append(TextEdit(token, with: names.name(of: found)))
  }
}
#endif
