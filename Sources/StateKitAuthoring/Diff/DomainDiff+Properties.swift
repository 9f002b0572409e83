internal import StateKitGenerator

extension DomainDiff {
  /// The changes of the state's properties, except the properties of children.
  var propertyChanges: [SchemaChange] {
    guard let properties else { return listedChanges }
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

  /// The changes of the properties that the schemas list for a state written by hand. They are compatible, because the Swift
  /// type, not the schema, decides whether code compiles.
  private var listedChanges: [SchemaChange] {
    let (old, new) = (old.model.state, new.model.state)
    guard old.isWrittenByHand, new.isWrittenByHand else { return [] }
    let listed = Pairing(old.listed, new.listed, name: \.name.name)
    func change(_ kind: SchemaChange.Kind, _ property: PropertyModel) -> SchemaChange {
      SchemaChange(
        kind: kind,
        subject: .property,
        name: "\(self.new.name).\(property.name.name)",
        location: property.location
      )
    }
    let changed = listed.pairs.compactMap { pair -> SchemaChange? in
      var change = change(.changed, pair.new)
      let types = (old: pair.old.type.type, new: pair.new.type.type)
      if !diff.areSame(types.old, types.new) {
        change.add(.changed(Phrase(PropertyKey.type), from: "\(types.old)", to: "\(types.new)"))
      }
      change.compareSensitivity(pair.old, pair.new)
      return change.details.isEmpty ? nil : change
    }
    return changed + listed.removed.map { change(.removed, $0) } + listed.added.map { change(.added, $0) }
  }

  private func ownProperties(of domain: ComparedDomain) -> Set<Identifier> {
    let properties = Set((domain.model.state.properties ?? []).map(\.name))
    return properties.subtracting(domain.model.children.map(\.name))
  }
}
