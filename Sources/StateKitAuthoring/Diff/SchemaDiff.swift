package import StateKitGenerator

/// Compares two versions of a module's schemas.
///
///     ModuleModel + ModuleModel → (Pairing) → [SchemaChange] → text, JSON or Markdown
package struct SchemaDiff {
  let old: ComparedModule
  let new: ComparedModule
  let domains: Pairing<ComparedDomain>
  let pairings: DomainPairings
  /// The domains of the modules that both versions use, by the modules' names.
  private let usedDomains: [Identifier: Pairing<DomainModel>]

  package init(old: ModuleModel, new: ModuleModel) {
    self.old = ComparedModule(old)
    self.new = ComparedModule(new)
    self.domains = Pairing(
      self.old.domains,
      self.new.domains,
      name: \.name,
      earlierNames: \.model.earlierNames
    )
    self.pairings = DomainPairings(domains, old: self.old.declared, new: self.new.declared)
    let newDomains = self.new.usedDomains
    self.usedDomains = Dictionary(
      uniqueKeysWithValues: self.old.usedDomains.compactMap { module, domains in
        newDomains[module].map {
          (module, Pairing(domains, $0, name: \.name, earlierNames: \.earlierNames))
        }
      }
    )
  }

  /// The successor of a domain that the old schemas refer to; nil if it was removed.
  func successor(of reference: DomainReference) -> DomainModel? {
    let id = reference.id
    guard let module = id.module else { return domains.pair(named: id.name)?.new.model }
    return usedDomains[module]?.pair(named: id.name)?.new
  }

  /// The changes in the order of the new schemas. Removed declarations stand at their old place, before added
  /// ones.
  package var changes: [SchemaChange] { domainChanges + typeChanges }

  private var domainChanges: [SchemaChange] {
    let successors = domains.successors(shape: \.shape)
    return domains.pairs.flatMap(changes)
      + domains.removed.map { removed($0, successor: successors[$0.name]) } + domains.added.map(added)
  }

  private func changes(_ pair: Pairing<ComparedDomain>.Pair) -> [SchemaChange] {
    guard let pairing = pairings[pair.old.model.id, pair.new.model.id] else { return [] }
    return DomainDiff(old: pair.old, new: pair.new, pairing: pairing, diff: self).changes
  }

  private func removed(_ domain: ComparedDomain, successor: ComparedDomain?) -> SchemaChange {
    SchemaChange(
      kind: .removed,
      subject: .domain,
      name: domain.name,
      suggestion: successor.map {
        .mayBeRenamed(.domain, from: domain.name, to: $0.name)
      },
      source: .breaking,
      stored: domain.isStored ? .breaking : .compatible,
      location: domain.model.location
    )
  }

  private func added(_ domain: ComparedDomain) -> SchemaChange {
    SchemaChange(kind: .added, subject: .domain, name: domain.name, location: domain.model.location)
  }

  private var typeChanges: [SchemaChange] {
    let types = Pairing(old.types, new.types, name: \.name)
    let successors = types.successors(shape: \.shape)
    let removed = types.removed.map { type in
      SchemaChange(
        kind: .removed,
        subject: .type,
        name: type.name,
        suggestion: successors[type.name].map {
          "\(code: $0.name) has the same shape; if it is the same type, stored values can still be read"
        },
        source: .breaking,
        location: type.model.location
      )
    }
    let added = types.added.map { type in
      SchemaChange(kind: .added, subject: .type, name: type.name, location: type.model.location)
    }
    return types.pairs.flatMap { TypeDiff(old: $0.old, new: $0.new, diff: self).changes }
      + removed + added
  }

  var fit: StoredFit { StoredFit(old: old.table, new: new.table) }

  /// Whether both are the same type in Swift.
  func areSame(_ oldType: SwiftType, _ newType: SwiftType) -> Bool {
    old.table.plain(oldType) == new.table.plain(newType)
  }
}

extension Phrase {
  static func mayBeRenamed(_ subject: SchemaChange.Subject, from: String, to: String) -> Phrase {
    """
    \(code: to) has the same shape; if it is the same \(subject), \
    give it \(code: "\"was\": [\"\(from)\"]")
    """
  }

  static func changed(_ what: Phrase, from: String, to: String) -> Phrase {
    "\(what) \(code: from) became \(code: to)"
  }
}
