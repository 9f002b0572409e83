/// The scope of one element of a list: `rows(id: 3)`.
struct ElementScopeTranslator {
  let domain: DomainCode
  let child: ChildModel

  /// The static function for a parent given by its types. Nil unless the child is a list.
  var wiring: FunctionDeclaration? {
    let list: Code = "StateKit.Scope<\([domain.state, domain.action, child.part, child.payload].list)>"
    return function(
      "static func",
      from: [domain.state, domain.action],
      "\(list).\(child.name).element(id: id)"
    )
  }

  /// The function that continues any scope ending in the domain.
  var step: FunctionDeclaration? {
    function("func", from: ["ParentState", "ParentAction"], "appending(.\(child.name)(id: id))")
  }

  private func function(_ keyword: Code, from parent: [Code], _ body: Code) -> FunctionDeclaration? {
    guard let id = child.elementID else { return nil }
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "The element of `\(plain: child.name)` that has the id; nil if no element has it."
        )
      ),
      head: "\(domain.access.prefix)\(keyword) \(child.name)",
      parameters: ["id: \(id)"],
      result: "StateKit.Scope<\((parent + ["\(child.state)?", child.action]).list)>",
      body: [body]
    )
  }
}
