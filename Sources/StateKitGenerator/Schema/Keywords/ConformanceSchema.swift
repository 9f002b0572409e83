/// An entry of `conformances`: one to add, or one to remove such as `-Equatable`.
package enum ConformanceSchema: String, CaseIterable {
  case hashable = "Hashable"
  case codable = "Codable"
  case notEquatable = "-Equatable"
}
