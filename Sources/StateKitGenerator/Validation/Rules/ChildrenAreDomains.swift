/// A child names a domain.
struct ChildrenAreDomains: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    guard index.isComplete else { return }
    for file in index.schemas {
      for child in file.domains.flatMap(\.children) {
        guard let name = child.domain, index.domain(name.value) == nil else { continue }
        if let (domain, kind) = name.value.childMeant {
          diagnostics.report(.childWrittenAsType(name, of: kind, domain))
          continue
        }
        let isElsewhere = name.value.moduleOfDomain.map { !file.uses.map(\.value).contains($0) } ?? false
        diagnostics.report(.unknownDomain(name, in: index, needsUse: isElsewhere))
      }
    }
  }
}

extension String {
  /// `Accounts` for the domain `Accounts.Users`.
  var moduleOfDomain: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty ? String(parts[0]) : nil
  }
}
