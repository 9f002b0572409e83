/// The conformances of the types of a file, or of the state or the actions of a domain.
struct ConformanceList {
  private let part: ConformancesSchema.Part
  /// Excludes `Identifiable`, which depends on the property `id` of each type.
  let conformances: Set<Conformance>

  init(of part: ConformancesSchema.Part, file: ConformancesSchema, own: ConformancesSchema = .none) {
    var conformances: Set<Conformance> = [.equatable, .sendable]
    for entry in file.entries(for: part) + own.entries(for: part) {
      switch entry.value {
      case .hashable: conformances.insert(.hashable)
      case .codable: conformances.insert(.codable)
      case .recordable: conformances.insert(.recordable)
      case .notEquatable: conformances.remove(.equatable)
      }
    }
    self.part = part
    self.conformances = conformances
  }

  /// Codable actions are recordable, too; states and types that are the one are the other.
  func contains(_ conformance: Conformance) -> Bool {
    if conformances.contains(conformance) { return true }
    return switch conformance {
    case .recordable: conformances.contains(.codable)
    case .codable: part != .actions && conformances.contains(.recordable)
    case .equatable, .hashable, .sendable, .identifiable: false
    }
  }

  /// The conformances in the order of the generated code.
  func inOrder(isIdentifiable: Bool) -> [Conformance] {
    Conformance.allCases.filter { conformances.contains($0) || isIdentifiable && $0 == .identifiable }
  }
}
