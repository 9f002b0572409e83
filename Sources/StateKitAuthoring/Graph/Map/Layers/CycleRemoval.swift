/// Removes the cycles of a graph: it finds an order of the vertices in which few arrows lead backwards, by the greedy
/// heuristic of Eades, Lin and Smyth, and turns these arrows around. Lines from parents to children are turned around in
/// preference to arrows, so that they never make an arrow lead backwards.
struct CycleRemoval {
  /// An arrow of the graph, or a line of its tree. Arrows with a great weight are rarely turned around.
  struct Edge: Equatable {
    let source: Int
    let target: Int
    let weight: Int
    var isTree = false

    /// The cost of turning the edge around: an arrow costs more than all lines of a tree.
    fileprivate var cost: Int { isTree ? 1 : weight * Edge.arrowCost }
    fileprivate static let arrowCost: Int = 1 << 20
  }

  /// The vertices; each edge leads from an earlier vertex to a later one.
  let order: [Int]
  let edges: [AcyclicEdge]

  init(count: Int, edges: [Edge]) {
    let order = CycleRemoval.order(count: count, edges: edges)
    var positions = [Int](repeating: 0, count: count)
    for (position, vertex) in order.enumerated() { positions[vertex] = position }
    self.order = order
    self.edges = edges.map { edge in
      let isReversed = positions[edge.source] > positions[edge.target]
      return AcyclicEdge(
        first: isReversed ? edge.target : edge.source,
        last: isReversed ? edge.source : edge.target,
        isReversed: isReversed,
        weight: edge.weight,
        isTree: edge.isTree
      )
    }
  }

  /// Sinks go to the end and sources to the beginning, those with the fewest lines of the tree first. Without a sink or a
  /// source, the vertex with the greatest surplus of outgoing arrows goes to the beginning; of equal vertices the first one.
  private static func order(count: Int, edges: [Edge]) -> [Int] {
    var (leaving, arriving) = ([[Edge]](repeating: [], count: count), [[Edge]](repeating: [], count: count))
    for edge in edges {
      leaving[edge.source].append(edge)
      arriving[edge.target].append(edge)
    }
    var outgoing = leaving.map { $0.reduce(0) { $0 + $1.cost } }
    var incoming = arriving.map { $0.reduce(0) { $0 + $1.cost } }
    var remaining = Array(0..<count)
    var (start, end): ([Int], [Int]) = ([], [])
    while !remaining.isEmpty {
      let sink = remaining.indices.reversed().min { outgoing[remaining[$0]] < outgoing[remaining[$1]] } ?? 0
      let source = remaining.indices.min { incoming[remaining[$0]] < incoming[remaining[$1]] } ?? 0
      let (lost, lostAtStart) = (outgoing[remaining[sink]], incoming[remaining[source]])
      let isSink = lost <= min(lostAtStart, Edge.arrowCost - 1)
      let greatest = remaining.indices.max { surplus(remaining[$0]) < surplus(remaining[$1]) } ?? 0
      let vertex = remaining.remove(at: isSink ? sink : lostAtStart < Edge.arrowCost ? source : greatest)
      if isSink { end.append(vertex) } else { start.append(vertex) }
      for edge in leaving[vertex] { incoming[edge.target] -= edge.cost }
      for edge in arriving[vertex] { outgoing[edge.source] -= edge.cost }
    }
    return start + end.reversed()

    func surplus(_ vertex: Int) -> Int { outgoing[vertex] - incoming[vertex] }
  }
}
