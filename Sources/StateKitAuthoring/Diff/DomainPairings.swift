internal import StateKitGenerator

/// Pairs the actions, bound properties, requests and children of two domains.
struct DomainPairing {
  let actions: Pairing<ActionModel>
  let oldBinding: BindingModel?
  let boundActions: Pairing<ActionModel>
  let requests: Pairing<RequestModel>
  let children: Pairing<ChildModel>

  init(old: DomainModel, new: DomainModel) {
    actions = Pairing(old.actions, new.actions, name: \.name.name, earlierNames: \.earlierNames)
    oldBinding = old.binding
    boundActions = Pairing(
      old.binding?.actions ?? [],
      new.binding?.actions ?? [],
      name: \.name.name,
      earlierNames: \.earlierNames
    )
    requests = Pairing(old.requests, new.requests, name: \.name.name, earlierNames: \.earlierNames)
    children = Pairing(old.children, new.children, name: \.name.name, earlierNames: \.earlierNames)
  }
}

/// The pairings of all domains on the paths to actions. They are made once, because each step of each path
/// needs one.
struct DomainPairings {
  private struct Key: Hashable {
    let old: DomainID
    let new: DomainID
  }

  private var pairings: [Key: DomainPairing] = [:]

  /// Pairs the domains and, through their children, all domains below, which may have moved to other parents.
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
