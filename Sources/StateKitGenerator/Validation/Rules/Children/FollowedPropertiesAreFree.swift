/// The child's own schema does not change a property that follows another: the change would be overwritten.
///
/// One parent in which the property follows is enough, because the child's schema is the same in all of them.
struct FollowedPropertiesAreFree: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    var reported: Set<Change> = []
    var changes: [ResolvedDomain: [String: [Located<String>]]] = [:]
    for follow in module.domains.flatMap(\.follows) where !follow.schema.isShared {
      let domain = follow.target.domain
      if changes[domain] == nil { changes[domain] = Dictionary(grouping: domain.changes, by: \.value) }
      for change in changes[domain]?[follow.schema.property.value] ?? [] {
        let key = Change(domain: domain, offset: change.location.offset)
        guard reported.insert(key).inserted else { continue }
        diagnostics.report(.changesFollowed(change, follow, domain))
      }
    }
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
    return (schema.actions + schema.reactions.map(\.change)).flatMap(\.changes)
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
