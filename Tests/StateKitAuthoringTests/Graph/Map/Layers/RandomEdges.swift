import StateKitTestSupport

@testable import StateKitAuthoring

/// A graph of vertices and edges as they come; the same for the same seed.
struct RandomEdges {
  let count: Int
  let edges: [CycleRemoval.Edge]

  init(seed: Int, most: Int = 40) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 2...most, using: &random)
    var known: Set<[Int]> = []
    var edges: [CycleRemoval.Edge] = []
    for _ in 0..<Int.random(in: 1...3 * count, using: &random) {
      let ends = [Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)]
      guard ends[0] != ends[1], known.insert(ends).inserted else { continue }
      let weight = Int.random(in: 1...5, using: &random)
      edges.append(CycleRemoval.Edge(source: ends[0], target: ends[1], weight: weight))
    }
    (self.count, self.edges) = (count, edges)
  }

  var acyclic: CycleRemoval { CycleRemoval(count: count, edges: edges) }

  func layering(bound: Int) -> ProperLayering {
    ProperLayering(layers: LayerAssignment(acyclic, bound: bound).layers, edges: acyclic.edges)
  }

  /// Boxes of several sizes.
  var sizes: [LayerRouting.Size] {
    (0..<count).map { LayerRouting.Size(breadth: 24 + $0 % 3 * 11, depth: 44 + $0 * 37 % 90) }
  }
}
