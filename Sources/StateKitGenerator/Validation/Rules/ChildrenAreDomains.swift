/// A child names a domain.
struct ChildrenAreDomains: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    guard index.isComplete else { return }
    for child in index.domains.flatMap(\.schema.children) {
      guard let name = child.domain, index.domain(name.value) == nil else { continue }
      diagnostics.report(.unknownDomain(name, known: index.domainNames))
    }
  }
}
