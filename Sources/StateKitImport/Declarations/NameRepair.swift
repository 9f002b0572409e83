#if Import
internal import SwiftSyntax

/// Finds names in code that moves to another place, where they would be found no more, with their full names.
final class NameRepair: SyntaxVisitor {
  private let names: GeneratedTypeNames
  private let scope: [String]
  /// The scope in which the code stands afterwards, before types got other names.
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
    // A member is found in its base.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    if node.baseName.text.first?.isUppercase == true { repair([node.baseName.plainText], node.baseName) }
    return .skipChildren
  }

  private func repair(_ path: [String], _ token: TokenSyntax) {
    guard let found = names.index.resolve(path, in: scope) else { return }
    let now = names.index.resolve(path, in: newScope)
    if now == found, found.count == 1 || newScope.starts(with: found.dropLast()) { return }
    edits.append(TextEdit(token, with: names.name(of: found)))
  }
}
#endif
