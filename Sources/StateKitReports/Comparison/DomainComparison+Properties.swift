internal import StateKitGenerator

extension DomainComparison {
  /// What became of the state's properties, but for those of children.
  var propertyChanges: [SchemaChange] {
    guard let properties else { return [] }
    let comparison = PropertyComparison(
      owner: new.name,
      oldOwner: old.name,
      properties: properties,
      comparison: comparison,
      // Stored actions have no states in them.
      fit: nil,
      isReported: { isOwn($0, in: old) || isOwn($0, in: new) },
      oldPlace: { places.old.property($0, of: old.name) },
      newPlace: { places.new.property($0, of: new.name) }
    )
    return comparison.changes
  }

  private func isOwn(_ property: PropertyModel, in domain: ComparedDomain) -> Bool {
    guard let properties = domain.model.state.properties else { return false }
    let isThere = properties.contains { $0.name == property.name }
    return isThere && !domain.model.children.contains { $0.name == property.name }
  }
}
