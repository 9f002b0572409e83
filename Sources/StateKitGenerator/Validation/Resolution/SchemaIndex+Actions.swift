/// An action below a domain, with the way to it.
struct ResolvedAction {
  let children: [ChildSchema]
  let domain: DomainEntry
  /// The request, where the action is a phase of one.
  var request: RequestSchema?
  let action: ActionSchema
}

extension SchemaIndex {
  /// Follows a path through children to an action.
  func action(at path: PathSchema, in start: DomainEntry) throws(Unresolved) -> ResolvedAction {
    var domain = start
    var children: [ChildSchema] = []
    for (position, component) in path.components.enumerated() {
      let isLast = position == path.components.count - 1
      if let action = domain.actions[component.value] {
        guard isLast else {
          throw Unresolved(.actionHasNoParts(component, next: path.components[position + 1]))
        }
        return ResolvedAction(children: children, domain: domain, action: action)
      }
      if let request = domain.requests[component.value] {
        let phase = try phase(of: request, component, path.components[(position + 1)...])
        return ResolvedAction(children: children, domain: domain, request: request, action: phase)
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

  /// The phase of a request at which a path ends.
  private func phase(
    of request: RequestSchema,
    _ name: Located<String>,
    _ rest: ArraySlice<Located<String>>
  ) throws(Unresolved) -> ActionSchema {
    guard let phase = rest.first else { throw Unresolved(.pathEndsAtRequest(name, request)) }
    if let next = rest.dropFirst().first { throw Unresolved(.actionHasNoParts(phase, next: next)) }
    guard let found = request.phases.first(where: { $0.name.value == phase.value }) else {
      if request.isPartial { throw .saidElsewhere }
      throw Unresolved(.unknownPhase(phase, of: request))
    }
    return found
  }
}
