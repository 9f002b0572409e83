/// Finds the domains whose states can be made without arguments: all properties have defaults, also the
/// children's.
enum FreelyMadeStates {
  static func find(in index: SchemaIndex) -> Set<DomainEntry> {
    var known: [DomainEntry: Bool] = [:]
    for domain in index.domains where known[domain] == nil {
      let unknown = PostOrder.nodes(from: domain) { domain in
        parts(of: domain, in: index).filter { known[$0] == nil }
      }
      for domain in unknown { known[domain] = isFree(domain, in: index, known) }
    }
    return Set(known.filter(\.value).keys)
  }

  private static func isFree(_ domain: DomainEntry, in index: SchemaIndex, _ known: [DomainEntry: Bool])
    -> Bool
  {
    guard let properties = domain.schema.declaredProperties, properties.allSatisfy(\.hasDefault) else {
      return false
    }
    return domain.schema.children.allSatisfy { child in
      child.kind != .one || index.domain(of: child).flatMap { known[$0] } ?? false
    }
  }

  /// The domains whose states are made together with a domain's own.
  private static func parts(of domain: DomainEntry, in index: SchemaIndex) -> [DomainEntry] {
    domain.schema.children.filter { $0.kind == .one }.compactMap(index.domain(of:))
  }
}

extension PropertySchema {
  fileprivate var hasDefault: Bool { self.default != nil || type?.value.impliedDefault != nil }
}
