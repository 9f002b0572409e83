internal import StateKitGenerator

extension DomainDiff {
  var childChanges: [SchemaChange] {
    let children = pairing.children
    let successors = children.successors(shape: \.spelled)
    let removed = children.removed.map { child in
      removal(.child, child.name, successor: successors[child.name.name]?.name, child.location)
    }
    let added = children.added.map { child in
      var change = addition(.child, child.name, child.location)
      change.add("\(code: "Reducer.\(new.factory)") asks for its reducer", source: .breaking)
      return change
    }
    let (oldDefaults, newDefaults) = (defaults(of: old), defaults(of: new))
    let changed = children.pairs.compactMap { pair in
      let losesDefault = oldDefaults.contains(pair.old.name) && !newDefaults.contains(pair.new.name)
      return self.changed(pair, losesDefault: losesDefault)
    }
    return changed + removed + added
  }

  private func changed(_ pair: Pairing<ChildModel>.Pair, losesDefault: Bool) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = caseChange(pair.isRenamed, .child, old.name, new.name, new.location)
    if !isSame(old.domain, new.domain) {
      change.add(
        .changed(Phrase(ChildKey.domain), from: old.domain.id.shown, to: new.domain.id.shown),
        source: .breaking,
        stored: ifStored(.breaking)
      )
    }
    if old.kind != new.kind {
      // The case of a list or a stack carries the id of the element as well.
      let isStoredAlike = !old.kind.hasElements && !new.kind.hasElements
      change.add(
        .changed(Phrase(ChildKey.kind), from: old.kind.rawValue, to: new.kind.rawValue),
        source: .breaking,
        stored: isStoredAlike ? .compatible : ifStored(.breaking)
      )
    }
    if let oldID = old.idType, let newID = new.idType, !diff.areSame(oldID, newID) {
      change.add(
        .changed(
          "the type of ids",
          from: "\(diff.old.table.plain(oldID))",
          to: "\(diff.new.table.plain(newID))"
        ),
        source: .breaking,
        stored: ifStored(diff.fit.impact(oldID, newID))
      )
    }
    for (key, isShared) in [(ChildKey.follows, false), (.shares, true)] {
      let (oldCopies, newCopies) = (self.old.copies(in: old, isShared), self.new.copies(in: new, isShared))
      if oldCopies != newCopies { change.add(.changed(Phrase(key), from: oldCopies, to: newCopies)) }
    }
    if losesDefault {
      change.add("the initialiser asks for it, as its state has no default any more", source: .breaking)
    }
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  /// The properties with a default in the initialiser of the state; unknown for a state written by hand.
  private func defaults(of domain: ComparedDomain) -> Set<Identifier> {
    guard old.model.state.properties != nil, new.model.state.properties != nil else { return [] }
    return Set((domain.model.state.properties ?? []).filter { $0.defaultValue != nil }.map(\.name))
  }

  /// Whether the old domain became the new one, under the same or another name.
  private func isSame(_ old: DomainReference, _ new: DomainReference) -> Bool {
    diff.successor(of: old)?.id == new.id
  }
}

extension ComparedDomain {
  /// The name of its factories.
  fileprivate var factory: String { model.memberName.name }

  /// The properties of a child that follow or share others: `user: session.user, hint.text: wish`
  fileprivate func copies(in child: ChildModel, _ isShared: Bool) -> String {
    let follows = model.follows.filter { $0.child == child.name && $0.isShared == isShared }.map { follow in
      let property = (follow.alternative.map { "\($0.name)." } ?? "") + follow.property.name
      return "\(property): \(follow.source.spelledPlainly)"
    }
    return follows.isEmpty ? "nothing" : follows.sorted().joined(separator: ", ")
  }
}
