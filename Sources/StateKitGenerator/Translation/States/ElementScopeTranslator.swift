/// The scope of one element of a list: `rows(id: 3)`.
struct ElementScopeTranslator {
  let domain: DomainCode
  let child: ChildModel

  /// The static function that gives the scope, for a parent with its types spelled out; nil unless the child is a list.
  var wiring: FunctionDeclaration? {
    guard let id = child.elementID else { return nil }
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "The element of `\(plain: child.name)` that has the id; nil if no element has it."
        )
      ),
      head: "\(domain.access.prefix)static func \(child.name)",
      parameters: ["id: \(id)"],
      result: "StateKit.Scope<\([domain.state, domain.action, "\(child.state)?", child.action].list)>",
      body: ["\(child.scope(in: domain)).element(id: id)"]
    )
  }
}
