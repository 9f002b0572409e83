/// A protocol that generated types conform to.
package enum Conformance: String, CaseIterable {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case codable = "Codable"
  case recordable = "Recordable"
  case sendable = "Sendable"
  case identifiable = "Identifiable"
}

extension Conformance {
  /// The conformance that the values in a type need for the type to have this one.
  package var ofValues: Conformance { self == .recordable ? .codable : self }
}

extension [Conformance] {
  /// Whether values can be written into recordings and read from them.
  package var areRecordable: Bool { contains(.codable) || contains(.recordable) }
}
