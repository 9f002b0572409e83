#if Import
extension PatternResolver {
  /// The action at the end of a path.
  func action(at path: [String], in domain: ImportedDomain) -> ImportedAction? {
    var domain = domain
    var steps = path[...]
    while let step = steps.popFirst() {
      guard let child = domain.children.first(where: { $0.name == step }) else {
        if step == "binding", let name = steps.popFirst(), steps.isEmpty {
          let type = domain.state.properties.first { $0.name == name }?.type ?? "Any"
          return ImportedAction(
            name: name,
            payload: [ImportedValue(label: nil, type: type)],
            location: domain.location
          )
        }
        return steps.isEmpty ? domain.actions.first { $0.name == step } : nil
      }
      if steps == ["popFrom"] {
        return ImportedAction(
          name: "popFrom",
          payload: [ImportedValue(label: "id", type: "Int")],
          location: child.location
        )
      }
      var next = child.domain
      if next == nil, let choice = steps.popFirst() { next = child.cases.first { $0.name == choice }?.domain }
      guard let found = next.flatMap({ domains[$0] }) else { return nil }
      domain = found
    }
    return nil
  }
}
#endif
