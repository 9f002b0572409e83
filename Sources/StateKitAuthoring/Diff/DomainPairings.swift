internal import StateKitGenerator

/// Which actions, requests and children of a domain are which ones of another.
struct DomainPairing {
  let actions: Pairing<ActionModel>
  let requests: Pairing<RequestModel>
  let children: Pairing<ChildModel>

  init(old: DomainModel, new: DomainModel) {
    actions = Pairing(old.actions, new.actions, name: \.name.name, earlierNames: \.earlierNames)
    requests = Pairing(old.requests, new.requests, name: \.name.name, earlierNames: \.earlierNames)
    children = Pairing(old.children, new.children, name: \.name.name, earlierNames: \.earlierNames)
  }
}

/// The pairings of all domains that ways to actions lead through. They are made once: each step of each way asks
/// for one.
struct DomainPairings {
  private struct Key: Hashable {
    let old: DomainID
    let new: DomainID
  }

  private var pairings: [Key: DomainPairing] = [:]

  /// Of the domains that became each other, and of their children's, which may have become the child's of others.
  init(_ domains: Pairing<ComparedDomain>, old: DeclaredDomains, new: DeclaredDomains) {
    var waiting = domains.pairs.map { Key(old: $0.old.model.id, new: $0.new.model.id) }
    while let key = waiting.popLast() {
      guard pairings[key] == nil, let old = old[key.old], let new = new[key.new] else { continue }
      let pairing = DomainPairing(old: old, new: new)
      pairings[key] = pairing
      waiting += pairing.children.pairs.map { Key(old: $0.old.domain.id, new: $0.new.domain.id) }
    }
  }

  subscript(old: DomainID, new: DomainID) -> DomainPairing? { pairings[Key(old: old, new: new)] }
}
