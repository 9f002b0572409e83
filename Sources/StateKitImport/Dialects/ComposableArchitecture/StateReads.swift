#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// What code of a branch reads of the state, if the code moves to a closure that gets properties of the state as parameters.
struct StateReads {
  /// They replace `state.name` by `name`.
  private(set) var edits: [TextEdit] = []
  /// The names of the properties.
  private(set) var inputs: [String] = []

  /// Nil if the code uses the state in any other form.
  ///
  /// - Parameter locals: The names that the branch declares.
  init?(in node: some SyntaxProtocol, of branch: BranchReader, locals: Set<String>) {
    let taken = locals.union(branch.labels.keys)
    var read: Set<String> = []
    var isTwice = false
    for use in UsedNames.all(in: node) where use.baseName.text == branch.core.state && !use.isInCaptures {
      guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id
      else { return nil }
      let name = SharedCopy(access, in: branch)?.name ?? access.declName.baseName.plainText
      guard branch.domain.readableProperties.contains(name), !taken.contains(name) else { return nil }
      edits.append(TextEdit(access, with: Identifier.spell(name)))
      inputs.append(name)
      if !access.isBound(to: name) { read.insert(name) } else if access.isBound(in: node) { isTwice = true }
    }
    inputs = inputs.unique
    // The parameter for a property hides whatever else has its name, and several get their names in the closure itself.
    if node.uses(read) || isTwice && inputs.count > 1 { return nil }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the value gets a name in `let name = state.name`.
  func isBound(to name: String) -> Bool {
    guard let value = parent?.as(InitializerClauseSyntax.self) else { return false }
    let pattern =
      value.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
      ?? value.parent?.as(PatternBindingSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
  }

  /// Whether a statement of the closure itself, and not of a block in it, declares the name.
  fileprivate func isBound(in closure: some SyntaxProtocol) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
    let item = node.as(CodeBlockItemSyntax.self)?.item
    return node.parent?.parent?.id == closure.id
      && (item?.is(VariableDeclSyntax.self) == true || item?.is(GuardStmtSyntax.self) == true)
  }
}

extension SyntaxProtocol {
  func uses(_ names: Set<String>) -> Bool {
    UsedNames.all(in: self).contains { names.contains($0.baseName.text) }
  }

  /// Whether the node stands in the capture list of a closure.
  var isInCaptures: Bool {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if current.is(ClosureCaptureSyntax.self) { return true }
      if current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
#endif
