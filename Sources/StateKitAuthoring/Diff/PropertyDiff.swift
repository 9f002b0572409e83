internal import StateKitGenerator

/// Compares the properties of a state or of a struct.
struct PropertyDiff {
  /// The new and the old name of the domain or struct.
  let owner: String
  let oldOwner: String
  let properties: Pairing<PropertyModel>
  let diff: SchemaDiff
  /// Compares the stored values; nil if properties are not stored.
  let fit: StoredFit?
  /// Whether stored values may be inside the user's own generic types, where the tool cannot migrate them.
  var isBoxed: Bool = false
  var isReported: (PropertyModel) -> Bool = { _ in true }

  var changes: [SchemaChange] {
    let successors = properties.successors { "\($0.type.type) = \($0.defaultValue ?? "")" }
    return properties.pairs.filter { isReported($0.new) }.compactMap(changed)
      + properties.removed.filter(isReported).map { removed($0, successor: successors[$0.name.name]) }
      + properties.added.filter(isReported).map(added)
  }

  private func changed(_ pair: Pairing<PropertyModel>.Pair) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = SchemaChange(
      kind: pair.isRenamed ? .renamed : .changed,
      subject: .property,
      name: "\(owner).\(new.name.name)",
      earlierName: pair.isRenamed ? "\(oldOwner).\(old.name.name)" : nil,
      source: pair.isRenamed ? .breaking : .compatible,
      stored: pair.isRenamed && fit != nil ? .migrated : .compatible,
      location: new.location
    )
    if !diff.areSame(old.type.type, new.type.type) {
      change.add(
        .changed(Phrase(PropertyKey.type), from: "\(old.type.type)", to: "\(new.type.type)"),
        source: .breaking,
        stored: fit?.impact(old.type.type, new.type.type) ?? .compatible
      )
    }
    if isBoxed, change.stored == .migrated {
      change.add("a generic type of your own has it, where migrate cannot find it", stored: .breaking)
    }
    compareDefaults(old.defaultValue, new.defaultValue, &change)
    change.compareSensitivity(old, new)
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  private func compareDefaults(_ old: String?, _ new: String?, _ change: inout SchemaChange) {
    switch (old, new) {
    case (nil, nil): break
    case (nil, .some(let new)): change.add("with the default \(code: new)")
    case (.some(let old), nil):
      change.add("the initialiser asks for it, without the default \(code: old)", source: .breaking)
    case (.some(let old), .some(let new)):
      if old != new { change.add(.changed(Phrase(PropertyKey.default), from: old, to: new)) }
    }
  }

  private func removed(_ property: PropertyModel, successor: PropertyModel?) -> SchemaChange {
    SchemaChange(
      kind: .removed,
      subject: .property,
      name: "\(oldOwner).\(property.name.name)",
      suggestion: successor.map {
        .mayBeRenamed(.property, from: property.name.name, to: $0.name.name)
      },
      source: .breaking,
      location: property.location
    )
  }

  private func added(_ property: PropertyModel) -> SchemaChange {
    var change = SchemaChange(
      kind: .added,
      subject: .property,
      name: "\(owner).\(property.name.name)",
      location: property.location
    )
    if property.defaultValue == nil {
      change.add("the initialiser asks for it, as it has no default", source: .breaking)
    }
    // Only the initialiser uses a default; decoding fails if the key is missing.
    if fit != nil, !diff.new.table.plain(property.type.type).isOptional {
      change.add("stored values do not have it: an optional could be missing", stored: .breaking)
    }
    return change
  }
}

extension SchemaChange {
  mutating func compareSensitivity(_ old: PropertyModel, _ new: PropertyModel) {
    if old.isSensitive != new.isSensitive {
      add(new.isSensitive ? "sensitive now" : "not sensitive any more")
    }
  }
}
