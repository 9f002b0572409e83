internal import StateKitGenerator

extension DomainComparison {
  var childChanges: [SchemaChange] {
    let children = children
    let removed = children.removed.map { child in
      SchemaChange(
        kind: .removed,
        subject: .child,
        name: "\(old.name).\(child.name.name)",
        suggestion: children.successor(of: child, shape: \.shape).map {
          .mayBeRenamed(.child, from: child.name.name, to: $0.name.name)
        },
        source: .breaking,
        stored: ifStored(.breaking),
        location: places.old.actionCase(child.name.name, of: old.name)
      )
    }
    let added = children.added.map { child in
      var change = addition(.child, child.name)
      change.add("\(code: "Reducer.\(new.factory)") asks for its reducer", source: .breaking)
      return change
    }
    return children.pairs.compactMap(changed) + removed + added
  }

  private func changed(_ pair: Pairing<ChildModel>.Pair) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = caseChange(pair.isRenamed, .child, old.name, new.name)
    if successor(of: old.domain) != new.domain.key {
      change.add(
        .changed("domain", from: old.domain.shown, to: new.domain.shown),
        source: .breaking,
        stored: ifStored(.breaking)
      )
    }
    if old.kind != new.kind {
      // The case of a list carries the element's id besides.
      let isStoredAlike = old.kind != .each && new.kind != .each
      change.add(
        .changed("kind", from: old.kind.rawValue, to: new.kind.rawValue),
        source: .breaking,
        stored: isStoredAlike ? .compatible : ifStored(.breaking)
      )
    }
    if let oldID = old.idType, let newID = new.idType, !comparison.areSame(oldID, newID) {
      change.add(
        .changed(
          "the type of ids",
          from: "\(comparison.old.table.plain(oldID))",
          to: "\(comparison.new.table.plain(newID))"
        ),
        source: .breaking,
        stored: ifStored(comparison.fit.impact(oldID, newID))
      )
    }
    if hasDefault(old.name, in: self.old), !hasDefault(new.name, in: self.new) {
      change.add("the initialiser asks for it, as its state has no default any more", source: .breaking)
    }
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  /// A state written by hand has an initialiser that nobody knows.
  private func hasDefault(_ child: Identifier, in domain: ComparedDomain) -> Bool {
    guard old.model.state.properties != nil, new.model.state.properties != nil else { return false }
    return domain.model.state.properties?.first { $0.name == child }?.defaultValue != nil
  }

  private func successor(of domain: DomainReference) -> String {
    guard domain.module == nil else { return domain.key }
    let pair = comparison.domains.pairs.first { $0.old.model.actionType == domain.actionType }
    return pair?.new.model.actionType.name ?? domain.key
  }
}

extension ComparedDomain {
  /// The name of its factories.
  fileprivate var factory: String { model.memberName.name }
}

extension DomainReference {
  /// By which two references to one domain are equal.
  var key: String { (module.map { "\($0.name)." } ?? "") + actionType.name }

  /// As schemas name it: `Accounts.Users`.
  var shown: String { key.hasSuffix("Action") ? String(key.dropLast(6)) : key }
}
