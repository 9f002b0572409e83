/// What the generated types of a file or domain conform to.
struct ConformanceList {
  /// Without `Identifiable`, which a type has by its `id`.
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

  /// In the order in which they are written.
  func inOrder(isIdentifiable: Bool) -> [Conformance] {
    Conformance.allCases.filter { conformances.contains($0) || isIdentifiable && $0 == .identifiable }
  }
}
