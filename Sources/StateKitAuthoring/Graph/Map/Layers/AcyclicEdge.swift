/// An edge between two vertices in the direction of the layers.
struct AcyclicEdge: Equatable {
  /// The vertex in the earlier layer.
  let first: Int
  /// The vertex in the later layer.
  let last: Int
  /// Whether the arrow leads from the last vertex to the first one, because it was turned around to break a cycle.
  let isReversed: Bool
  let weight: Int
  /// Whether the edge leads from a parent to a child, and is not an arrow.
  var isTree = false
}
