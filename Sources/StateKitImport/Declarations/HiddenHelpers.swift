#if Import
internal import SwiftSyntax

/// The declarations of a file that only this file sees. They move with the code that uses them.
struct HiddenHelpers {
  struct Helper {
    let names: [String]
    let declaration: DeclSyntax
    let source: ImportedSource
    /// The extension that contains it; nil for one outside of types.
    var surrounding: ExtensionDeclSyntax?
    /// Why it cannot be declared a second time; nil if it can.
    var reasonToStay: String?
  }

  private(set) var all: [Helper] = []

  /// - Parameters:
  ///   - features: The paths of types that move anyway, with their members.
  ///   - movesWithout: Whether a type inside of one moves without its extensions.
  init(
    in sources: [ImportedSource],
    _ index: DeclarationIndex,
    besides features: [[String]] = [],
    movesWithout: (_ path: [String]) -> Bool = { _ in false }
  ) {
    for source in sources {
      for statement in source.tree.statements where !statement.item.hasMistake {
        guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
        if let group = declaration.as(ExtensionDeclSyntax.self) {
          let path = index.resolve(group.extendedType.path, in: [])
          if let path, features.contains(where: path.starts), !movesWithout(path) { continue }
          let isHidden = group.modifiers.isHidden
          for member in group.memberBlock.members where isHidden || member.decl.isHidden {
            add(member.decl, source, in: group, index)
          }
        } else if declaration.isHidden, !features.contains([declaration.typeName]) {
          add(declaration, source, in: nil, index)
        } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
          for member in group.memberBlock.members where member.decl.modifierNames.contains("fileprivate") {
            let names = member.decl.declaredNames
            let reason = "'\(names.first ?? "")' is a fileprivate member of another type"
            all.append(Helper(names: names, declaration: member.decl, source: source, reasonToStay: reason))
          }
        }
      }
    }
  }

  private mutating func add(
    _ declaration: DeclSyntax,
    _ source: ImportedSource,
    in group: ExtensionDeclSyntax?,
    _ index: DeclarationIndex
  ) {
    var names = declaration.declaredNames
    var reason: String?
    if let named = declaration.asProtocol((any NamedDeclSyntax).self),
      !declaration.is(FunctionDeclSyntax.self)
    {
      names = [named.name.plainText]
      let isValue = declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
      if !isValue { reason = "'\(named.name.plainText)' is private in its file" }
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let stored = variable.bindings.first(where: { !$0.isComputed }),
      variable.bindingSpecifier.text == "var"
        || stored.initializer.map({ makesObject($0.value, index) }) ?? true
    {
      reason = "'\(names.first ?? "")' is made once, and private in its file"
    }
    all.append(
      Helper(names: names, declaration: declaration, source: source, surrounding: group, reasonToStay: reason)
    )
  }

  /// Whether an expression may make an object, of which each copy would be another one.
  private func makesObject(_ value: ExprSyntax, _ index: DeclarationIndex) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return value.is(ClosureExprSyntax.self) }
    let kind = index.type(call.calledExpression.typePath, in: [])?.kind
    return kind != .struct && kind != .enum
  }

  /// The names by which code uses them.
  var names: Set<String> { Set(all.flatMap(\.names)) }

  /// The declarations that code uses, directly or through others, in the order of the files.
  func used(by code: [Syntax]) -> [Helper] {
    var found: Set<SyntaxIdentifier> = []
    var waiting = code
    while let node = waiting.popLast() {
      let used = Set(node.tokens(viewMode: .sourceAccurate).map(\.plainText))
      for helper in all
      where !used.isDisjoint(with: helper.names) && found.insert(helper.declaration.id).inserted {
        waiting.append(Syntax(helper.declaration))
      }
    }
    return all.filter { found.contains($0.declaration.id) }
  }
}

extension DeclModifierListSyntax {
  /// Whether only the file sees what has these modifiers.
  var isHidden: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension DeclSyntax {
  fileprivate var modifierNames: [String] {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
  }

  var isHidden: Bool { asProtocol((any WithModifiersSyntax).self)?.modifiers.isHidden ?? false }

  fileprivate var typeName: String { asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? "" }
}
#endif
