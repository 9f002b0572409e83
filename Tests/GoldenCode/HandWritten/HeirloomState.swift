/// A state whose id the schema does not list.
nonisolated struct HeirloomState: Identifiable, Hashable, Codable, Sendable {
  var name: String
  var id: String { name }
}
