#if Import
internal import SwiftSyntax

/// The computed properties of a state, and which stored ones each of them reads.
struct ComputedProperties {
  private let stored: Set<String>
  /// The code of computed properties and functions, by name.
  private var code: [String: [Syntax]] = [:]
  private var bools: Set<String> = []

  init(of state: DeclaredType?) {
    stored = Set(state?.storedProperties.map(\.name) ?? [])
    for member in state?.members ?? [] {
      if let function = member.declaration.as(FunctionDeclSyntax.self), let body = function.body {
        code[function.name.plainText, default: []].append(Syntax(body))
      }
      guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
      let modifiers = Set(variable.modifiers.map(\.name.text))
      for binding in variable.bindings where binding.isComputed {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
          let block = binding.accessorBlock
        else { continue }
        code[name, default: []].append(Syntax(block))
        if modifiers.isDisjoint(with: ["private", "fileprivate", "static"]),
          binding.typeAnnotation?.type.trimmedDescription == "Bool"
        {
          bools.insert(name)
        }
      }
    }
  }

  /// The stored properties that a computed Bool reads, `*` for the whole state; nil for other names.
  func reads(ofBool name: String) -> Set<String>? {
    guard bools.contains(name) else { return nil }
    var visited: Set<String> = []
    return reads(of: name, &visited)
  }

  private func reads(of name: String, _ visited: inout Set<String>) -> Set<String> {
    guard visited.insert(name).inserted else { return [] }
    if stored.contains(name) { return [name] }
    var reads: Set<String> = []
    for node in code[name] ?? [] {
      for use in UsedNames.all(in: node) {
        guard use.baseName.text == "self" else {
          reads.formUnion(self.reads(of: use.baseName.plainText, &visited))
          continue
        }
        if let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id {
          reads.formUnion(self.reads(of: access.declName.baseName.plainText, &visited))
        } else {
          reads.insert("*")
        }
      }
    }
    return reads
  }
}
#endif
