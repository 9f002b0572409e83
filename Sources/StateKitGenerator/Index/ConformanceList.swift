/// The conformances of the types of a file, or of the state or the actions of a domain.
struct ConformanceList {
  /// Excludes `Identifiable`, which depends on the property `id` of each type.
  let conformances: Set<Conformance>

  init(of part: ConformancesSchema.Part, file: ConformancesSchema, own: ConformancesSchema = .none) {
    var conformances: Set<Conformance> = [.equatable, .sendable]
    for entry in file.entries(for: part) + own.entries(for: part) {
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
