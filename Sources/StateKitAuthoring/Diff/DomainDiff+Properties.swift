internal import StateKitGenerator

extension DomainDiff {
  /// The changes of the state's properties, except the properties of children.
  var propertyChanges: [SchemaChange] {
    guard let properties else { return [] }
    let reported = ownProperties(of: old).union(ownProperties(of: new))
    let diff = PropertyDiff(
      owner: new.name,
      oldOwner: old.name,
      properties: properties,
      diff: diff,
      // Stored actions do not contain states.
      fit: nil,
      isReported: { reported.contains($0.name) }
    )
    return diff.changes
  }

  private func ownProperties(of domain: ComparedDomain) -> Set<Identifier> {
    let properties = Set((domain.model.state.properties ?? []).map(\.name))
    return properties.subtracting(domain.model.children.map(\.name))
  }
}
