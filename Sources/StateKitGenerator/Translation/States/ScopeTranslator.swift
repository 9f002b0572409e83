/// The connection of each child as a `Scope`.
struct ScopeTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    let own = TypealiasDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying:
            "`\(domain.scope).root` is where the scopes below `\(plain: domain.name)` begin."
        )
      ),
      access: domain.access,
      name: domain.scope,
      type: "StateKit.Scope<\([domain.state, domain.action, domain.state, domain.action].list)>"
    )
    return [own] + domain.children.flatMap(scopes)
  }

  private func type(_ child: ChildModel) -> Code {
    "StateKit.Scope<\([domain.state, domain.action, child.part, child.payload].list)>"
  }

  /// The type of the scope among the child scopes of the action.
  private func ownType(_ child: ChildModel) -> Code {
    child.kind == .optional
      ? "StateKit._OptionalChildScope<\([domain.state, domain.action, child.state, child.payload].list)>"
      : "StateKit._ChildScope<\([domain.state, domain.action, child.part, child.payload].list)>"
  }

  private func scopes(_ child: ChildModel) -> [any Declaration] {
    let whole = PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
      keyword: "\(domain.access.prefix)static var",
      name: child.name,
      type: type(child),
      value: .computed([child.scope(in: domain)])
    )
    let element = ElementScopeTranslator(domain: domain, child: child)
    return [scope(of: child.part, child.payload, whole)]
      + (element.wiring.map { [scope(of: "\(child.state)?", child.action, $0)] } ?? [])
  }

  private func scope(of state: Code, _ action: Code, _ member: any Declaration) -> any Declaration {
    ExtensionDeclaration(
      type: "StateKit.Scope",
      requirements: [
        "ParentState == \(domain.state)", "ParentAction == \(domain.action)", "State == \(state)",
        "Action == \(action)",
      ],
      members: [member]
    )
  }

  private func wiring(_ index: Int, _ child: ChildModel) -> [Code] {
    let changed: [Code] = ["state: inout \(domain.state)", "change: (inout \(child.part)) -> Swift.Void"]
    return ["\(ownType(child))(", "  child: \(index),"] + get(child).indented + [
      "  modify: { (\(changed.list)) -> Swift.Void in",
      "    \("change(&state.\(child.name))", at: domain.judgement(of: child))",
      "  },",
      "  embed: { \(domain.action).\(child.name) },",
      "  extract: { (action: \(domain.action)) -> \(child.payload)? in",
      "    if case .\(child.name)(let action) = action { return action }",
      "    return nil",
      "  }",
      ")",
    ]
  }

  /// The argument `get`. It has no result type if only the Swift compiler can check the type, so that the error appears
  /// at the schema's line.
  private func get(_ child: ChildModel) -> [Code] {
    guard let place = domain.judgement(of: child) else {
      return ["get: { (state: \(domain.state)) -> \(child.part) in state.\(child.name) },"]
    }
    return ["get: { (state: \(domain.state)) in", "  \("state.\(child.name)", at: place)", "},"]
  }

  /// The members of the action by which scopes that end in the domain find its children.
  var childScopes: [any Declaration] {
    guard !domain.children.isEmpty else { return [] }
    let name = Identifier(validated: "ChildScopes")
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "The children of `\(plain: domain.name)`: what stands behind a scope that ends in it."
          )
        ),
        access: domain.access,
        keyword: .struct,
        name: name,
        inheritance: [],
        members: domain.children.enumerated().map { index, child in
          PropertyDeclaration(
            prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
            keyword: "\(domain.access.prefix)var",
            name: child.name,
            type: ownType(child),
            value: .computed(wiring(index, child))
          )
        }
      ),
      PropertyDeclaration(
        keyword: "\(domain.access.prefix)static var",
        name: Identifier(validated: "childScopes"),
        type: "\(name)",
        value: .computed(["\(name)()"])
      ),
    ]
  }
}

extension ChildModel {
  /// `AppAction.childScopes.users`, which a child of another domain cannot be mistaken for.
  func scope(in domain: DomainCode) -> Code { "\(domain.action).childScopes.\(name).scope" }
}
