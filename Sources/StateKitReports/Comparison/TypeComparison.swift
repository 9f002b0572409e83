internal import StateKitGenerator

/// Compares an entry of `types` with the one that has its name now.
struct TypeComparison {
  let old: ComparedType
  let new: ComparedType
  let comparison: SchemaComparison

  var changes: [SchemaChange] {
    let parts: (own: SchemaChange, changes: [SchemaChange]) =
      switch (old.model.kind, new.model.kind) {
      case (.struct(let old), .struct(let new)): compare(old, new)
      case (.enum(let old), .enum(let new)): (own, compare(old.map(\.name), new.map(\.name)))
      case (.struct, .enum): (kindChanged("a struct became an enum"), [])
      case (.enum, .struct): (kindChanged("an enum became a struct"), [])
      }
    return (parts.own.details.isEmpty ? [] : [parts.own]) + parts.changes
  }

  /// Whether stored actions may have values of it.
  private var isStored: Bool { comparison.old.storedTypes.contains(old.name) }

  private var own: SchemaChange {
    var change = SchemaChange(
      kind: .changed,
      subject: .type,
      name: new.name,
      location: comparison.new.places.type(new.name)
    )
    change.compareAccess(old.file.access, new.file.access)
    change.compareConformances(old.model.conformances, new.model.conformances, isStored: isStored)
    if old.model.isError, !new.model.isError {
      change.add("no longer an \(code: "Error")", source: .breaking)
    }
    if !old.model.isError, new.model.isError { change.add("now an \(code: "Error")") }
    return change
  }

  private func kindChanged(_ detail: Phrase) -> SchemaChange {
    var change = own
    change.add(detail, source: .breaking, stored: isStored ? .breaking : .compatible)
    return change
  }

  private func compare(
    _ oldProperties: [PropertyModel],
    _ newProperties: [PropertyModel]
  ) -> (SchemaChange, [SchemaChange]) {
    let pairing = Pairing(oldProperties, newProperties, name: \.name.name, earlierNames: \.earlierNames)
    var own = own
    if pairing.isReordered(newProperties) {
      own.add("its initialiser takes its arguments in another order", source: .breaking)
    }
    let properties = PropertyComparison(
      owner: new.name,
      oldOwner: old.name,
      properties: pairing,
      comparison: comparison,
      fit: isStored ? comparison.fit : nil,
      oldPlace: { comparison.old.places.part($0, ofType: old.name) },
      newPlace: { comparison.new.places.part($0, ofType: new.name) }
    )
    return (own, properties.changes)
  }

  private func compare(_ oldCases: [String], _ newCases: [String]) -> [SchemaChange] {
    let pairing = Pairing(oldCases, newCases, name: { $0 })
    let removed = pairing.removed.map { name in
      SchemaChange(
        kind: .removed,
        subject: .enumCase,
        name: "\(new.name).\(name)",
        source: .breaking,
        stored: isStored ? .breaking : .compatible,
        location: comparison.old.places.part(name, ofType: old.name)
      )
    }
    let added = pairing.added.map { name in
      SchemaChange(
        kind: .added,
        subject: .enumCase,
        name: "\(new.name).\(name)",
        details: ["a \(code: "switch") over all cases must have it"],
        source: .breaking,
        location: comparison.new.places.part(name, ofType: new.name)
      )
    }
    return removed + added
  }
}
