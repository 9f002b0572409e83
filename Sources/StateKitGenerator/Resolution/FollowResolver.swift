/// Resolves the entries of `follows` and `shares` for the children of a domain.
struct FollowResolver {
  private let module: ResolvedModule
  private let domain: ResolvedDomain
  /// The properties in circles that were reported.
  private var circles: Set<FollowKey> = []
  /// For a property, the one that must be copied before it.
  private var earlier: [FollowKey: FollowKey] = [:]
  /// For a property that follows others, the source of its value.
  private var origins: [FollowKey: Origin] = [:]

  init(_ module: ResolvedModule, _ domain: ResolvedDomain) {
    self.module = module
    self.domain = domain
  }

  /// The property at the end of a chain of followed properties.
  private struct Origin {
    let path: PathSchema
    let property: ResolvedPropertyPath
    /// The property that must be copied before this one.
    var earlier: FollowKey?
  }

  mutating func follows() -> [ResolvedFollow] {
    var follows: [(key: FollowKey, follow: ResolvedFollow)] = []
    for child in domain.children {
      for (target, schema) in entries(of: child) {
        let key = key(of: child, target, schema)
        if let follow = follow(schema, of: child, target, key) { follows.append((key, follow)) }
      }
    }
    return ordered(follows)
  }

  private func key(of child: ResolvedChild, _ target: ResolvedChild, _ schema: FollowSchema) -> FollowKey {
    let alternative = target === child ? nil : target.name
    return FollowKey(
      parent: domain,
      child: child.name,
      alternative: alternative,
      property: schema.property.value
    )
  }

  /// The entries of one child, with the child or the case whose state has the property.
  private func entries(of child: ResolvedChild) -> [(target: ResolvedChild, schema: FollowSchema)] {
    if child.kind == nil { return [] }
    for entries in child.followsByProperty.values {
      let ownEntries = Dictionary(grouping: entries, by: \.alternative)
      for (first, second) in ownEntries.values.flatMap({ zip($0, $0.dropFirst()) }) {
        module.diagnostics.report(.followsTwice(second.schema, first.schema))
      }
    }
    guard child.schema.oneOf != nil else { return child.schema.follows.map { (child, $0) } }
    let cases = child.domain.children
    for follow in child.schema.follows
    where !cases.contains(where: { $0.domain.declares(follow.property.value) != false }) {
      module.diagnostics.report(.noCaseHas(follow.property, child, cases))
    }
    return cases.flatMap { part -> [(target: ResolvedChild, schema: FollowSchema)] in
      let own = part.schema.follows
      let names = Set(own.map(\.property.value))
      let shared = child.schema.follows.filter {
        part.domain.declares($0.property.value) == true && !names.contains($0.property.value)
      }
      return (own + shared).map { (part, $0) }
    }
  }

  private mutating func follow(
    _ schema: FollowSchema,
    of child: ResolvedChild,
    _ target: ResolvedChild,
    _ key: FollowKey
  ) -> ResolvedFollow? {
    if child.kind == .each, schema.property.value == "id" {
      module.diagnostics.report(.followsIdentity(schema, child))
      return nil
    }
    guard let type = type(of: schema.property, in: target.domain),
      case .value(let written) = module.property(at: schema.path, in: domain),
      isProperty(schema.path)
    else { return nil }
    if type.holdsNothing {
      module.diagnostics.report(.followsNothing(schema, type))
      return nil
    }
    let start = schema.path.components[0].location
    let fit = fit(written, type)
    if fit == .no {
      let found = written.valueType ?? type
      module.diagnostics.report(.valueMisfit(schema.path.text, found, type, at: start))
      return nil
    }
    if schema.isShared, !canBeShared(schema, type, written) { return nil }
    guard let origin = origin(of: schema, written, key) else { return nil }
    earlier[key] = origin.earlier
    let source = origin.property
    let isVisible = target.domain.entry.hasGeneratedState || target.domain.entry.module == nil
    let isBack = !schema.isShared || source.valueType.map { module.index.fit(property: type, $0) } == .yes
    let isJudged = fit != .yes || self.fit(source, type) != .yes || !isBack || !isVisible
    return ResolvedFollow(
      schema: schema,
      child: child,
      alternative: target === child ? nil : target,
      source: source,
      sourceDomains: domain.owners(ofPropertyAt: origin.path),
      judgedAt: isJudged ? written.unknown?.location ?? start : nil,
      comparedAt: schema.isShared && !module.index.knows(type) ? start : nil
    )
  }

  /// Whether both sides of a shared property have one type that can be compared, and the parent's side is always there; reports
  /// a mistake.
  private func canBeShared(_ schema: FollowSchema, _ type: SwiftType, _ written: ResolvedPropertyPath) -> Bool
  {
    let way = children(of: schema.path)
    if let last = way.last, last.element != nil {
      module.diagnostics.report(.sharesComputed(schema, last))
      return false
    }
    if let absent = way.first(where: { $0.kind != .one || $0.parent.entry.schema.isOneOf }) {
      module.diagnostics.report(.sharesAbsent(schema, absent))
      return false
    }
    if let source = written.valueType, module.index.fit(property: type, source) == .no {
      module.diagnostics.report(.sharesOtherType(schema, type, source))
      return false
    }
    if let gap = module.index.gap(in: type, for: .equatable) {
      module.diagnostics.report(.sharesIncomparable(schema, gap))
      return false
    }
    return true
  }

  private func type(of property: Located<String>, in domain: ResolvedDomain) -> SwiftType? {
    if let found = domain.entry.declaredProperties?[property.value] {
      module.index.symbols?.record(property, .property(found, of: domain.shownName))
      return found.type?.value
    }
    if domain.declares(property.value) == false {
      module.diagnostics.report(.followsUnknown(property, in: domain))
    }
    return nil
  }

  private func fit(_ property: ResolvedPropertyPath, _ type: SwiftType) -> Fit {
    property.valueType.map { module.index.fit(property: $0, type) } ?? .unknown
  }

  /// The children at the beginning of a path.
  private func children(of path: PathSchema) -> [ResolvedChild] { domain.way(along: path) }

  /// Whether a path ends in a property; reports a path to a child or an element.
  private func isProperty(_ path: PathSchema) -> Bool {
    let children = children(of: path)
    guard let last = children.last else { return true }
    if children.count == path.components.count {
      module.diagnostics.report(.followsChild(path, last))
      return false
    }
    let next = path.components[children.count]
    if last.element != nil, !["count", "isEmpty"].contains(next.value) {
      module.diagnostics.report(.followsElement(next, last))
      return false
    }
    return true
  }

  /// Follows a chain of followed properties to its source, so that each follower is copied from the source directly.
  /// Nil after a mistake, which is reported.
  private mutating func origin(
    of schema: FollowSchema,
    _ written: ResolvedPropertyPath,
    _ key: FollowKey
  ) -> Origin? {
    // The properties of the domain's own children in the chain; they have the same source.
    var passed = [key]
    let origin = origin(of: schema, written, key, &passed)
    for key in passed { origins[key] = origin }
    return origin
  }

  private mutating func origin(
    of schema: FollowSchema,
    _ written: ResolvedPropertyPath,
    _ key: FollowKey,
    _ passed: inout [FollowKey]
  ) -> Origin? {
    if let known = origins[key] { return known }
    var path = schema.path
    var property = written
    var seen: Set<FollowKey> = [key]
    while true {
      let way = children(of: path)
      guard let last = way.last else { return Origin(path: path, property: property) }
      let holder = way.count - (last.parent.entry.schema.isOneOf ? 2 : 1)
      let alternative = last.parent.entry.schema.isOneOf ? last.name : nil
      let name = path.components[way.count].value
      guard holder >= 0, last.element == nil, let next = way[holder].follow(name, of: alternative) else {
        return Origin(path: path, property: property)
      }
      if schema.isShared, !next.isShared {
        module.diagnostics.report(.sharesFollower(schema, next))
        return nil
      }
      let found = FollowKey(
        parent: way[holder].parent,
        child: way[holder].name,
        alternative: alternative,
        property: name
      )
      if !seen.insert(found).inserted {
        if found == key { reportCircle(schema, seen) }
        return nil
      }
      if way[holder].kind == .one, alternative == nil {
        if holder == 0, let known = origins[found] { return known }
        if holder == 0 { passed.append(found) }
        path = PathSchema(
          components: Array(path.components[..<holder]) + next.path.components
            + path.components[(way.count + 1)...]
        ).moved(to: schema.path.components[0].location)
        guard case .value(let followed) = module.property(at: path, in: domain) else { return nil }
        property = followed
      } else if holder == 0 {
        return Origin(path: path, property: property, earlier: found)
      } else {
        module.diagnostics.report(.followsBehindAbsent(schema, way[holder]))
        return nil
      }
    }
  }

  private mutating func reportCircle(_ schema: FollowSchema, _ keys: Set<FollowKey>) {
    if circles.isDisjoint(with: keys) { module.diagnostics.report(.followsInCircle(schema)) }
    circles.formUnion(keys)
  }

  /// Sorts the entries, so that a property is copied before those that follow it.
  private mutating func ordered(_ follows: [(key: FollowKey, follow: ResolvedFollow)]) -> [ResolvedFollow] {
    var ordered: [ResolvedFollow] = []
    var done: Set<FollowKey> = []
    let followsByKey = Dictionary(grouping: follows, by: \.key)
    for (key, _) in follows {
      var chain: [FollowKey] = []
      var links: Set<FollowKey> = []
      var next: FollowKey? = key
      while let key = next, !done.contains(key) {
        if !links.insert(key).inserted {
          if let schema = followsByKey[key]?.first?.follow.schema { reportCircle(schema, links) }
          break
        }
        chain.append(key)
        next = earlier[key]
      }
      for key in chain.reversed() where done.insert(key).inserted {
        ordered += (followsByKey[key] ?? []).map(\.follow)
      }
    }
    return ordered
  }
}

extension ResolvedDomain {
  /// Whether the state has a property that its schema declares; nil if that is unknown because of another mistake.
  fileprivate func declares(_ name: String) -> Bool? {
    guard let properties = entry.declaredProperties else {
      return entry.schema.stateWrittenByHand == nil ? nil : false
    }
    if properties[name] != nil { return true }
    return entry.schema.isPartial ? nil : false
  }
}

extension PathSchema {
  /// The same path at another place.
  fileprivate func moved(to location: SourceLocation) -> PathSchema {
    PathSchema(components: components.map { Located($0.value, at: location) })
  }
}

extension Diagnostic {
  private static func cannotShare(_ schema: FollowSchema, _ reason: String, _ notes: [Note] = [])
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0615",
      "\(schema.path.text.quoted) cannot be shared: \(reason)",
      at: schema.path.components[0].location,
      notes: notes
    )
  }

  fileprivate static func sharesComputed(_ schema: FollowSchema, _ child: ResolvedChild) -> Diagnostic {
    cannotShare(
      schema,
      "it is computed from \(child.name.quoted): let \(schema.property.value.quoted) follow it, under 'follows'"
    )
  }

  fileprivate static func sharesAbsent(_ schema: FollowSchema, _ child: ResolvedChild) -> Diagnostic {
    cannotShare(
      schema,
      "\(child.name.quoted) may be absent: share a property that is always there",
      [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func sharesOtherType(_ schema: FollowSchema, _ type: SwiftType, _ source: SwiftType)
    -> Diagnostic
  {
    cannotShare(
      schema,
      "it is \(source.quoted), and \(schema.property.value.quoted) is \(type.quoted): give both one type"
    )
  }

  fileprivate static func sharesIncomparable(_ schema: FollowSchema, _ gap: SwiftType) -> Diagnostic {
    cannotShare(
      schema,
      "a change of it would not be noticed, because \(gap.quoted) is not Equatable: make it Equatable"
    )
  }

  fileprivate static func sharesFollower(_ schema: FollowSchema, _ follow: FollowSchema) -> Diagnostic {
    cannotShare(
      schema,
      "it follows \(follow.path.text.quoted) itself: share that property",
      [Note(message: "it follows here", location: follow.property.location)]
    )
  }

  fileprivate static func followsTwice(_ schema: FollowSchema, _ first: FollowSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0615",
      "\(schema.property.value.quoted) already follows \(first.path.text.quoted): keep one of the two",
      at: schema.property.location,
      notes: [Note(message: "it follows here", location: first.property.location)]
    )
  }

  fileprivate static func followsNothing(_ schema: FollowSchema, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0615",
      "\(schema.property.value.quoted) is \(type.quoted), which holds nothing to copy: take this entry out",
      at: schema.property.location
    )
  }

  fileprivate static func followsIdentity(_ schema: FollowSchema, _ child: ResolvedChild) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0615",
      "all elements of \(child.name.quoted) would have one id, which tells them apart: give them another property for it",
      at: schema.property.location,
      notes: [Note(message: "the list is here", location: child.schema.name.location)]
    )
  }

  private static func kind(of child: ResolvedChild) -> String { child.kind == .stack ? "a stack" : "a list" }

  fileprivate static func followsUnknown(_ property: Located<String>, in domain: ResolvedDomain) -> Diagnostic
  {
    let note = [
      Note(
        message: "\(domain.shownName.quoted) is declared here",
        location: domain.entry.schema.name.location
      )
    ]
    guard let properties = domain.entry.schema.declaredProperties else {
      return Diagnostic(
        .error,
        "SK0616",
        "the state of \(domain.shownName.quoted) is written by hand, so the schema knows no property \(property.value.quoted):"
          + " list it under 'properties'",
        at: property.location,
        notes: note
      )
    }
    let names = properties.map(\.name.value)
    return .unknown(
      "SK0616",
      "the state of \(domain.shownName.quoted) has no property \(property.value.quoted) of its own",
      at: property,
      among: names,
      notes: note
    )
  }

  fileprivate static func noCaseHas(
    _ property: Located<String>,
    _ child: ResolvedChild,
    _ cases: [ResolvedChild]
  ) -> Diagnostic {
    let names = cases.flatMap { $0.domain.entry.schema.declaredProperties?.map(\.name.value) ?? [] }
    return Diagnostic(
      .error,
      "SK0616",
      "no case of \(child.name.quoted) has a property \(property.value.quoted) of its own",
      at: property.location,
      suggestion: nearMiss(of: property.value, in: names)
    )
  }

  fileprivate static func followsChild(_ path: PathSchema, _ child: ResolvedChild) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0618",
      "\(path.text.quoted) is a child, and only a property can be followed: go on to one of its properties",
      at: path.end,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func followsElement(_ next: Located<String>, _ child: ResolvedChild) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0618",
      "\(child.name.quoted) is \(kind(of: child)), of which only 'count' and 'isEmpty' can be"
        + " followed: keep the value in a property",
      at: next.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func followsBehindAbsent(_ follow: FollowSchema, _ child: ResolvedChild) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0618",
      "\(follow.path.text.quoted) follows another property itself, in a child that may be absent: name the property that it"
        + " follows",
      at: follow.path.components[0].location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func followsInCircle(_ follow: FollowSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0619",
      "\(follow.path.text.quoted) follows \(follow.property.value.quoted) in its turn, so that none of them has a value of its"
        + " own: let one of them follow nothing",
      at: follow.path.components[0].location
    )
  }
}
