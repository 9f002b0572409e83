/// A domain that dismisses itself can be removed at least at one of its places.
///
/// A child of the kind `one` and a one-of with `initial` are always there. Domains that other modules can contain are
/// exempt, and so are those without a place, which are the roots of stores.
struct DismissedDomainsCanGo: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A child that could not be read may be a place. A domain that contains itself has infinitely many.
    guard module.index.isComplete, !diagnostics.hasErrors else { return }
    for domain in module.domains where domain.entry.access == .internal {
      let dismissals = domain.entry.schema.dismissals
      guard !dismissals.isEmpty, let place = domain.placeWhereItStays else { continue }
      for (name, location) in dismissals {
        diagnostics.report(.dismissesNothing(name, at: location, domain, place))
      }
    }
  }
}

extension DomainSchema {
  /// The actions and phases that dismiss the domain, with the places where they do.
  fileprivate var dismissals: [(name: String, location: SourceLocation)] {
    let own = actions.map { ($0.name.value, $0.dismissal) }
    let phases = requests.flatMap { request in
      request.phases.map { (request.name.value + "." + $0.name.value, $0.dismissal) }
    }
    return (own + phases).compactMap { name, location in location.map { (name, $0) } }
  }
}

extension ResolvedDomain {
  /// The first place of the domain, if the domain cannot be removed from any of its places; otherwise nil.
  fileprivate var placeWhereItStays: ResolvedChild? {
    let places = parents.map { place in
      // The one-of is removed, not the case inside of it.
      place.parent.entry.schema.isOneOf ? place.parent.placeWhereItStays : place.kind == .one ? place : nil
    }
    return places.contains { $0 == nil } ? nil : places.first ?? nil
  }
}

extension Diagnostic {
  fileprivate static func dismissesNothing(
    _ action: String,
    at location: SourceLocation,
    _ domain: ResolvedDomain,
    _ place: ResolvedChild
  ) -> Diagnostic {
    let remedy =
      place.schema.oneOf == nil
      ? "give it the kind \"optional\", or leave 'dismisses' out"
      : "leave out 'initial' there, or 'dismisses' here"
    return Diagnostic(
      .warning,
      "SK0657",
      "\(action.quoted) removes nothing: \(domain.shownName.quoted) is always there, as the child"
        + " \(place.name.quoted) of \(place.parent.shownName.quoted); \(remedy)",
      at: location,
      notes: [Note(message: "the child is here", location: place.schema.name.location)]
    )
  }
}
