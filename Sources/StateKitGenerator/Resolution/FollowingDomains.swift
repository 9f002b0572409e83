/// Finds the domains with properties of children that follow others, in the domains themselves or below.
enum FollowingDomains {
  static func find(in module: ResolvedModule) -> Set<ResolvedDomain> {
    var found: Set<ResolvedDomain> = []
    var next = module.allDomains.filter { domain in
      !domain.entry.schema.isOneOf && domain.children.contains { !$0.follows.isEmpty }
    }
    while let domain = next.popLast() {
      if found.insert(domain).inserted { next += domain.parents.map(\.parent) }
    }
    return found
  }
}
