/// Finds the domains whose states can be made without arguments: all properties have defaults, including those of the
/// children.
enum FreelyMadeStates {
  static func find(in module: ResolvedModule) -> Set<ResolvedDomain> {
    var known: [ResolvedDomain: Bool] = [:]
    for domain in module.allDomains where known[domain] == nil {
      let unknown = PostOrder.nodes(from: domain) { domain in
        parts(of: domain).filter { known[$0] == nil }
      }
      for domain in unknown { known[domain] = isFree(domain, known) }
    }
    return Set(known.filter(\.value).keys)
  }

  private static func isFree(_ domain: ResolvedDomain, _ known: [ResolvedDomain: Bool]) -> Bool {
    guard let properties = domain.entry.schema.generatedProperties, properties.allSatisfy(\.hasDefault) else {
      return false
    }
    if domain.entry.schema.isOneOf { return domain.initialCase.flatMap { known[$0.domain] } ?? false }
    return domain.children.allSatisfy { $0.kind != .one || known[$0.domain] ?? false }
  }

  /// The domains whose states are always part of a domain's state.
  private static func parts(of domain: ResolvedDomain) -> [ResolvedDomain] {
    let children =
      domain.entry.schema.isOneOf
      ? [domain.initialCase].compactMap(\.self) : domain.children.filter { $0.kind == .one }
    return children.map(\.domain)
  }
}

extension PropertySchema {
  var hasDefault: Bool { self.default != nil || type?.value.impliedDefault != nil }
}
