/// `Hashable` needs `Equatable`, and each conformance is named once.
struct ConformancesAgree: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for schema in index.schemas {
      check(schema.conformances, inherited: [], diagnostics)
      for domain in schema.domains {
        check(domain.conformances, inherited: schema.conformances, diagnostics)
      }
    }
  }

  private func check(
    _ own: [Located<ConformanceSchema>],
    inherited: [Located<ConformanceSchema>],
    _ diagnostics: DiagnosticCollector
  ) {
    var first: [ConformanceSchema: SourceLocation] = [:]
    for entry in inherited { first[entry.value] = first[entry.value] ?? entry.location }
    let isInherited = Set(inherited.map(\.value))
    for entry in own {
      if let location = first[entry.value], !isInherited.contains(entry.value) {
        diagnostics.report(.conformanceTwice(entry, first: location))
      }
      let opposite: ConformanceSchema? =
        entry.value == .hashable ? .notEquatable : entry.value == .notEquatable ? .hashable : nil
      if let opposite, let location = first[opposite] {
        diagnostics.report(.contradictoryConformances(entry, with: opposite, at: location))
      }
      first[entry.value] = first[entry.value] ?? entry.location
    }
  }
}

extension Diagnostic {
  fileprivate static func contradictoryConformances(
    _ entry: Located<ConformanceSchema>,
    with other: ConformanceSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0501",
      "\(entry.value.rawValue.quoted) contradicts \(other.rawValue.quoted), as a Hashable type is Equatable:"
        + " leave one of them out",
      at: entry.location,
      notes: [Note(message: "\(other.rawValue.quoted) is here", location: location)]
    )
  }

  fileprivate static func conformanceTwice(
    _ entry: Located<ConformanceSchema>,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0502",
      "\(entry.value.rawValue.quoted) is listed twice: leave one out",
      at: entry.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}
