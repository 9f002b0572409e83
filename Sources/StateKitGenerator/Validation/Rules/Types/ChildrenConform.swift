/// A child's state and actions have the conformances of its parent's state and actions, which contain them.
struct ChildrenConform: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for resolved in module.domains {
      let parent = resolved.entry
      for child in resolved.children {
        let domain = child.domain.entry
        guard let location = child.schema.domain?.location else { continue }
        let missing = parent.conformances.inOrder(isIdentifiable: false).first {
          !domain.conformances.contains($0)
        }
        guard let missing else { continue }
        diagnostics.report(.childDoesNotConform(domain, missing, to: parent, at: location))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func childDoesNotConform(
    _ child: DomainEntry,
    _ conformance: Conformance,
    to parent: DomainEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let name = conformance.rawValue
    let remedy =
      conformance == .equatable
      ? "give \(parent.shownName.quoted) \"-Equatable\", too"
      : "give \(child.shownName.quoted) \"\(name)\", too"
    return Diagnostic(
      .error,
      "SK0506",
      "the domain \(parent.shownName.quoted) is \(name), and the domain \(child.shownName.quoted) that it contains is not:"
        + " \(remedy), under 'conformances'",
      at: location,
      notes: [
        Note(message: "\(child.shownName.quoted) is declared here", location: child.schema.name.location)
      ]
    )
  }
}
