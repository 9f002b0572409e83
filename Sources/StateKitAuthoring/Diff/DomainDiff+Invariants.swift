internal import StateKitGenerator

/// Differences in invariants, which neither code nor stored actions name.
extension DomainDiff {
  var invariantChanges: [SchemaChange] {
    let invariants = Pairing(
      old.model.invariants,
      new.model.invariants,
      name: \.name.name,
      earlierNames: \.earlierNames
    )
    let changed = invariants.pairs.compactMap { pair -> SchemaChange? in
      var change = invariantChange(pair.isRenamed ? .renamed : .changed, pair.new)
      if pair.isRenamed { change.earlierName = "\(new.name).\(pair.old.name.name)" }
      let (before, now) = (pair.old.holds.spelled, pair.new.holds.spelled)
      if before != now { change.add(.changed(Phrase(InvariantKey.holds), from: before, to: now)) }
      return pair.isRenamed || !change.details.isEmpty ? change : nil
    }
    return changed + invariants.removed.map { invariantChange(.removed, $0) }
      + invariants.added.map { invariantChange(.added, $0) }
  }

  private func invariantChange(_ kind: SchemaChange.Kind, _ invariant: InvariantModel) -> SchemaChange {
    SchemaChange(
      kind: kind,
      subject: .invariant,
      name: "\(new.name).\(invariant.name.name)",
      location: invariant.location
    )
  }
}
