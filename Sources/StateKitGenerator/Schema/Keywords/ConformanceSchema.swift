/// An entry of `conformances`: one to add, or one to remove such as `-Equatable`.
package enum ConformanceSchema: String, CaseIterable {
  case hashable = "Hashable"
  case codable = "Codable"
  case recordable = "Recordable"
  case notEquatable = "-Equatable"
}

/// The entries of `conformances` as written: a list for everything that is generated, or a list for each part.
enum ConformancesSchema {
  /// A part of the generated code.
  enum Part: CaseIterable {
    case state, actions, types
  }

  case everything([Located<ConformanceSchema>])
  case parts([Part: [Located<ConformanceSchema>]])

  /// No entries.
  static let none: ConformancesSchema = .everything([])

  /// The entries for a part.
  func entries(for part: Part) -> [Located<ConformanceSchema>] {
    switch self {
    case .everything(let entries): entries
    case .parts(let parts): parts[part] ?? []
    }
  }

  /// The parts that have lists of their own; one part stands for all if they share a list.
  var parts: [Part] {
    switch self {
    case .everything: [.state]
    case .parts: Part.allCases
    }
  }
}
