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
    return [own] + domain.children.enumerated().flatMap(scopes) + steps
  }

  private func type(_ child: ChildModel) -> Code {
    "StateKit.Scope<\([domain.state, domain.action, child.part, child.payload].list)>"
  }

  private func scopes(_ index: Int, _ child: ChildModel) -> [any Declaration] {
    let whole = PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
      keyword: "\(domain.access.prefix)static var",
      name: child.name,
      type: type(child),
      value: .computed(wiring(index, child))
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
    return ["\(type(child))(", "  child: \(index),"] + get(child).indented + [
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

  /// Without a result type if the Swift compiler must judge it, so that the message is at the line of the schema.
  private func get(_ child: ChildModel) -> [Code] {
    guard let place = domain.judgement(of: child) else {
      return ["get: { (state: \(domain.state)) -> \(child.part) in state.\(child.name) },"]
    }
    return ["get: { (state: \(domain.state)) in", "  \("state.\(child.name)", at: place)", "},"]
  }

  /// The members that continue any scope ending in the domain.
  private var steps: [any Declaration] {
    guard !domain.children.isEmpty else { return [] }
    return [
      ExtensionDeclaration(
        type: "StateKit.Scope",
        requirements: ["State == \(domain.state)", "Action == \(domain.action)"],
        members: domain.children.flatMap { child in
          [step(child)] + (ElementScopeTranslator(domain: domain, child: child).step.map { [$0] } ?? [])
        }
      )
    ]
  }

  private func step(_ child: ChildModel) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
      keyword: "\(domain.access.prefix)var",
      name: child.name,
      type: "StateKit.Scope<\(["ParentState", "ParentAction", child.part, child.payload].list)>",
      value: .computed(["appending(.\(child.name))"])
    )
  }
}
