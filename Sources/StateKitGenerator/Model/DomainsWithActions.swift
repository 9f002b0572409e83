/// Finds the domains that have an action themselves or below. The action enums of all others have no value, which
/// Swift notices: it does not take a switch over their cases for exhaustive.
enum DomainsWithActions {
  static func find(in index: SchemaIndex) -> Set<DomainEntry> {
    var known: [DomainEntry: Bool] = [:]
    for domain in index.domains { _ = hasActions(domain, in: index, &known) }
    return Set(known.filter(\.value).keys)
  }

  private static func hasActions(
    _ domain: DomainEntry,
    in index: SchemaIndex,
    _ known: inout [DomainEntry: Bool]
  ) -> Bool {
    if let isKnown = known[domain] { return isKnown }
    known[domain] = false
    var hasActions = !domain.schema.actions.isEmpty
    for child in domain.schema.children where !hasActions {
      hasActions = index.domain(of: child).map { Self.hasActions($0, in: index, &known) } ?? false
    }
    known[domain] = hasActions
    return hasActions
  }
}
