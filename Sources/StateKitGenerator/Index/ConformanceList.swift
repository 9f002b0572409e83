/// The conformances of the generated types of a file or domain.
struct ConformanceList {
  /// Excludes `Identifiable`, which depends on the property `id` of each type.
  let conformances: Set<Conformance>

  init(file: [Located<ConformanceSchema>], own: [Located<ConformanceSchema>]) {
    var conformances: Set<Conformance> = [.equatable, .sendable]
    for entry in file + own {
      switch entry.value {
      case .hashable: conformances.insert(.hashable)
      case .codable: conformances.insert(.codable)
      case .notEquatable: conformances.remove(.equatable)
      }
    }
    self.conformances = conformances
  }

  func contains(_ conformance: Conformance) -> Bool { conformances.contains(conformance) }

  /// The conformances in the order of the generated code.
  func inOrder(isIdentifiable: Bool) -> [Conformance] {
    Conformance.allCases.filter { conformances.contains($0) || isIdentifiable && $0 == .identifiable }
  }
}
