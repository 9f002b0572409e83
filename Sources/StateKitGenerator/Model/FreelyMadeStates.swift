/// Finds the domains whose states can be made without arguments: all properties have defaults, also the
/// children's.
enum FreelyMadeStates {
  static func find(in index: SchemaIndex) -> Set<DomainEntry> {
    var known: [DomainEntry: Bool] = [:]
    for domain in index.domains { _ = isFree(domain, in: index, &known) }
    return Set(known.filter(\.value).keys)
  }

  private static func isFree(
    _ domain: DomainEntry,
    in index: SchemaIndex,
    _ known: inout [DomainEntry: Bool]
  ) -> Bool {
    if let isKnown = known[domain] { return isKnown }
    known[domain] = false
    let properties = domain.schema.declaredProperties
    var isFree = properties?.allSatisfy(\.hasDefault) ?? false
    for child in domain.schema.children where isFree && child.kind == .one {
      isFree = index.domain(of: child).map { Self.isFree($0, in: index, &known) } ?? false
    }
    known[domain] = isFree
    return isFree
  }
}

extension PropertySchema {
  fileprivate var hasDefault: Bool { self.default != nil || type?.value.impliedDefault != nil }
}
