internal import StateKitGenerator

/// Compares an entry of `types` with its successor.
struct TypeDiff {
  let old: ComparedType
  let new: ComparedType
  let diff: SchemaDiff

  var changes: [SchemaChange] {
    let parts: (own: SchemaChange, changes: [SchemaChange]) =
      switch (old.model.kind, new.model.kind) {
      case (.struct(let old), .struct(let new)): compare(old, new)
      case (.enum(let old), .enum(let new)): (own(old, new), compare(old, new))
      case (.struct, .enum): (kindChanged("a struct became an enum"), [])
      case (.enum, .struct): (kindChanged("an enum became a struct"), [])
      }
    return (parts.own.details.isEmpty ? [] : [parts.own]) + parts.changes
  }

  /// Whether stored actions may contain values of the type.
  private var isStored: Bool { diff.old.storedTypes.contains(old.name) }

  private var own: SchemaChange {
    var change = SchemaChange(
      kind: .changed,
      subject: .type,
      name: new.name,
      location: new.model.location
    )
    change.compareAccess(old.file.access, new.file.access)
    change.compareConformances(
      old.model.conformances.map(\.ofValues),
      new.model.conformances.map(\.ofValues),
      isStored: isStored
    )
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
    let properties = PropertyDiff(
      owner: new.name,
      oldOwner: old.name,
      properties: pairing,
      diff: diff,
      fit: isStored ? diff.fit : nil,
      isBoxed: diff.old.boxedTypes.contains(old.name)
    )
    return (own, properties.changes)
  }

  private func own(_ oldCases: [EnumCaseModel], _ newCases: [EnumCaseModel]) -> SchemaChange {
    var own = own
    let stored: SchemaChange.Impact = isStored ? .breaking : .compatible
    switch (oldCases.haveValues, newCases.haveValues) {
    case (false, true):
      own.add("its cases have values, so that it has no raw values", source: .breaking, stored: stored)
    case (true, false): own.add("its cases have no values, but raw values", source: .breaking, stored: stored)
    case (true, true), (false, false): break
    }
    return own
  }

  private func compare(_ oldCases: [EnumCaseModel], _ newCases: [EnumCaseModel]) -> [SchemaChange] {
    let pairing = Pairing(oldCases, newCases, name: \.name.name)
    let removed = pairing.removed.map { enumCase in
      SchemaChange(
        kind: .removed,
        subject: .enumCase,
        name: "\(new.name).\(enumCase.name.name)",
        source: .breaking,
        stored: isStored ? .breaking : .compatible,
        location: enumCase.location
      )
    }
    let added = pairing.added.map { enumCase in
      SchemaChange(
        kind: .added,
        subject: .enumCase,
        name: "\(new.name).\(enumCase.name.name)",
        details: ["a \(code: "switch") over all cases must have it"],
        source: .breaking,
        location: enumCase.location
      )
    }
    return pairing.pairs.compactMap(changed) + removed + added
  }

  private func changed(_ pair: Pairing<EnumCaseModel>.Pair) -> SchemaChange? {
    let payloads = PayloadDiff(old: pair.old.payload, new: pair.new.payload, diff: diff)
    if payloads.areSame { return nil }
    var change = SchemaChange(
      kind: .changed,
      subject: .enumCase,
      name: "\(new.name).\(pair.new.name.name)",
      location: pair.new.location
    )
    let isBoxed = diff.old.boxedTypes.contains(old.name)
    change.add(
      .changed("values", from: pair.old.payload.spelled, to: pair.new.payload.spelled),
      source: .breaking,
      stored: isStored ? payloads.stored : .compatible
    )
    if isStored, let obstacle = payloads.obstacle { change.add(obstacle) }
    if isBoxed, change.stored == .migrated {
      change.add("a generic type of your own has it, where migrate cannot find it", stored: .breaking)
    }
    return change
  }
}
