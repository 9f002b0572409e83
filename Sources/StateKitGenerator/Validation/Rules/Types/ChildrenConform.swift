/// A child's state and actions have the conformances of its parent's state and actions, which contain them.
struct ChildrenConform: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for resolved in module.domains {
      let parent = resolved.entry
      for child in resolved.children {
        let domain = child.domain.entry
        guard let location = child.schema.domain?.location else { continue }
        let actions = missing(from: domain.actionConformances, of: parent.actionConformances)
        // The Swift compiler checks states that are written by hand.
        let isGenerated = parent.hasGeneratedState && domain.hasGeneratedState
        let state = isGenerated ? missing(from: domain.stateConformances, of: parent.stateConformances) : nil
        guard let missing = actions ?? state else { continue }
        let part = actions == state || !isGenerated ? nil : actions == nil ? "state" : "actions"
        diagnostics.report(.childDoesNotConform(domain, missing, to: parent, part, at: location))
      }
    }
  }

  private func missing(from child: ConformanceList, of parent: ConformanceList) -> Conformance? {
    parent.inOrder(isIdentifiable: false).first { !child.contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func childDoesNotConform(
    _ child: DomainEntry,
    _ conformance: Conformance,
    to parent: DomainEntry,
    _ part: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    let name = conformance.rawValue
    let remedy =
      conformance == .equatable
      ? "give \(parent.shownName.quoted) \"-Equatable\", too"
      : "give \(child.shownName.quoted) \"\(name)\", too"
    let place = part.map { ", for \($0.quoted)" } ?? ""
    return Diagnostic(
      .error,
      "SK0506",
      "the domain \(parent.shownName.quoted) is \(name)\(place), and the domain \(child.shownName.quoted) that it contains"
        + " is not: \(remedy), under 'conformances'",
      at: location,
      notes: [
        Note(message: "\(child.shownName.quoted) is declared here", location: child.schema.name.location)
      ]
    )
  }
}
