/// Neither the child's own schema nor a path from above changes a property that follows another: the change would be
/// overwritten.
///
/// One parent in which the property follows is enough, because the child's schema is the same in all of them.
struct FollowedPropertiesAreFree: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    var reported: Set<Change> = []
    var changes: [ResolvedDomain: [String: [Located<String>]]] = [:]
    let follows = module.domains.flatMap(\.follows)
    let below = follows.isEmpty ? [:] : changesBelow(module)
    for follow in follows {
      let domain = follow.target.domain
      if changes[domain] == nil { changes[domain] = Dictionary(grouping: domain.changes, by: \.value) }
      let name = follow.schema.property.value
      let above = (below[ObjectIdentifier(follow.target)] ?? []).filter { $0.value == name }
      // The child's own changes of a shared property go up.
      for change in (follow.schema.isShared ? [] : changes[domain]?[name] ?? []) + above {
        let key = Change(domain: domain, offset: change.location.offset)
        guard reported.insert(key).inserted else { continue }
        diagnostics.report(.changesFollowed(change, follow, domain))
      }
    }
  }

  /// The properties of children that changes of domains above name by paths.
  private func changesBelow(_ module: ResolvedModule) -> [ObjectIdentifier: [Located<String>]] {
    var changes: [ObjectIdentifier: [Located<String>]] = [:]
    for change in module.domains.flatMap(\.changing).flatMap(\.changes) {
      guard let owner = change.target.children.last, change.target.child == nil,
        let property = change.target.path.steps.first(where: { $0.child == nil })
      else { continue }
      let name = Located(property.name, at: change.target.name.location)
      changes[ObjectIdentifier(owner), default: []].append(name)
    }
    return changes
  }

  private struct Change: Hashable {
    let domain: ResolvedDomain
    let offset: Int
  }
}

extension ResolvedDomain {
  /// The names of the properties that the schema changes, where it changes them.
  fileprivate var changes: [Located<String>] {
    let schema = entry.schema
    let changing = schema.sentActions + schema.reactions.map(\.change)
    return changing.flatMap(\.change.entries).map { $0.target.components[0] }
      + (schema.binds?.properties ?? []) + schema.requests.compactMap(\.into)
  }
}

extension Diagnostic {
  fileprivate static func changesFollowed(
    _ change: Located<String>,
    _ follow: ResolvedFollow,
    _ domain: ResolvedDomain
  ) -> Diagnostic {
    let name = follow.schema.property
    let remedy = "change what it follows, by an action of \(follow.child.parent.shownName.quoted)"
    // This module cannot correct a file of another module.
    guard domain.entry.module == nil else {
      return Diagnostic(
        .error,
        "SK0617",
        "\(domain.shownName.quoted) changes its \(name.value.quoted) itself, so that it cannot follow another property",
        at: name.location
      )
    }
    return Diagnostic(
      .error,
      "SK0617",
      "\(change.value.quoted) follows \(follow.schema.path.text.quoted) of \(follow.child.parent.shownName.quoted), which"
        + " overwrites this change: \(remedy)",
      at: change.location,
      notes: [Note(message: "it follows here", location: name.location)]
    )
  }
}
