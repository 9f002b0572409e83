/// A child's state and actions have the conformances of its parent's, which store and carry them.
struct ChildrenConform: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for parent in index.domains {
      for child in parent.schema.children {
        guard let domain = index.domain(of: child), let location = child.domain?.location else { continue }
        let missing = parent.conformances.inOrder(isIdentifiable: false).first {
          !domain.conformances.contains($0)
        }
        guard let missing else { continue }
        diagnostics.report(.childDoesNotConform(domain, missing, to: parent, at: location))
      }
    }
  }
}
