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

  /// The stored properties that a computed Bool reads, `*` for the whole state; nil for other names, and for one that uses more
  /// than the state, which may have another value the second time.
  ///
  /// - Parameter app: Tells which members of values run code.
  func reads(ofBool name: String, _ app: InnerDeclarations) -> Set<String>? {
    guard bools.contains(name) else { return nil }
    var visited: Set<String> = []
    let reads = reads(of: name, &visited)
    return visited.allSatisfy { (code[$0] ?? []).allSatisfy { isOfStateOnly($0, app) } } ? reads : nil
  }

  private func isOfStateOnly(_ node: Syntax, _ app: InnerDeclarations) -> Bool {
    let names = LocalNames.all(in: node).union(stored).union(code.keys).union(["self"])
    let calls = CalledMembers(viewMode: .sourceAccurate)
    calls.walk(node)
    return calls.names.isSubset(of: ComputedProperties.methods.union(code.keys))
      && !calls.members.contains(where: app.computes)
      && UsedNames.all(in: node).allSatisfy {
        names.contains($0.baseName.plainText) || $0.baseName.text.hasPrefix("$")
      }
  }

  /// Methods of the standard library that have the same result for the same value.
  private static let methods: Set<String> = [
    "allSatisfy", "contains", "filter", "hasPrefix", "hasSuffix", "isMultiple", "isSubset", "isSuperset",
    "map",
    "trimmingCharacters",
  ]

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

private final class CalledMembers: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// The names of members of other values than `self`.
  private(set) var members: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.plainText)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.trimmedDescription != "self" {
      members.insert(node.declName.baseName.plainText)
    }
    return .visitChildren
  }
}
#endif
