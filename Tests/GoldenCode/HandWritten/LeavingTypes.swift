/// The state of `Leaflet`, without an `id`.
nonisolated struct LeafletModel: Equatable, Sendable, Codable {
  var count = 0
}

/// The actions of `Leaflet`.
nonisolated enum LeafletChange: Equatable, Sendable, Codable {
  case folded
  case torn
}
