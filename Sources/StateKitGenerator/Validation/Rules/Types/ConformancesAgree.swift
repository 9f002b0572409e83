/// `Hashable` needs `Equatable`, and each conformance is named once.
struct ConformancesAgree: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    let common = file.schema.conformances
    for part in common.parts { check(common.entries(for: part), inherited: [], diagnostics) }
    for domain in file.domains.map(\.schema) {
      // The entries of a domain are checked for each part for which the file has its own list: they may agree with one
      // list and not with another.
      let parts = common.parts.count > 1 ? ConformancesSchema.Part.allCases : domain.conformances.parts
      var reported: [Int] = []
      for part in parts {
        let own = domain.conformances.entries(for: part).filter { !reported.contains($0.location.offset) }
        reported += check(own, inherited: common.entries(for: part), diagnostics)
      }
    }
  }

  /// - Returns: The offsets of the entries that were reported.
  @discardableResult
  private func check(
    _ own: [Located<ConformanceSchema>],
    inherited: [Located<ConformanceSchema>],
    _ diagnostics: DiagnosticCollector
  ) -> [Int] {
    var reported: [Int] = []
    var first: [ConformanceSchema: SourceLocation] = [:]
    for entry in inherited { first[entry.value] = first[entry.value] ?? entry.location }
    let isInherited = Set(inherited.map(\.value))
    for entry in own {
      if let location = first[entry.value], !isInherited.contains(entry.value) {
        reported.append(entry.location.offset)
        diagnostics.report(.conformanceTwice(entry, first: location))
      }
      let opposite: ConformanceSchema? =
        entry.value == .hashable ? .notEquatable : entry.value == .notEquatable ? .hashable : nil
      if let opposite, let location = first[opposite] {
        reported.append(entry.location.offset)
        diagnostics.report(.contradictoryConformances(entry, with: opposite, at: location))
      }
      first[entry.value] = first[entry.value] ?? entry.location
    }
    return reported
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
