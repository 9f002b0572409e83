/// An action below a domain, with the way to it.
struct ResolvedAction {
  let children: [ChildSchema]
  let domain: DomainEntry
  let action: ActionSchema
}

extension SchemaIndex {
  /// Follows a path through children to an action that the start may name.
  func action(at path: PathSchema, in start: DomainEntry) throws(Unresolved) -> ResolvedAction {
    var domain = start
    var children: [ChildSchema] = []
    for (position, component) in path.components.enumerated() {
      let isLast = position == path.components.count - 1
      try start.check(
        sees: domain.module,
        for: "the action \(component.value.quoted)",
        at: component.location
      )
      if let action = domain.actions[component.value] {
        guard isLast else {
          throw Unresolved(.actionHasNoParts(component, next: path.components[position + 1]))
        }
        try checkVisibility(of: action, in: domain, isOwn: children.isEmpty, at: component.location)
        return ResolvedAction(children: children, domain: domain, action: action)
      }
      guard let child = domain.children[component.value] else {
        if domain.schema.isPartial { throw .saidElsewhere }
        throw Unresolved(.unknownAction(component, in: domain, isLast: isLast))
      }
      guard let next = self.domain(of: child) else { throw .saidElsewhere }
      if isLast { throw Unresolved(.pathEndsAtChild(component, of: next)) }
      children.append(child)
      domain = next
    }
    throw .saidElsewhere
  }

  private func checkVisibility(
    of action: ActionSchema,
    in domain: DomainEntry,
    isOwn: Bool,
    at location: SourceLocation
  ) throws(Unresolved) {
    guard !isOwn, let visibility = action.visibility, !visibility.value.reachesParents else { return }
    throw Unresolved(.notForParents(action, visibility, of: domain, at: location))
  }
}
