/// A protocol that generated types conform to.
package enum Conformance: String, CaseIterable {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case codable = "Codable"
  case sendable = "Sendable"
  case identifiable = "Identifiable"
}
