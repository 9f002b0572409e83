/// Removes the cycles of a graph: it finds an order of the vertices in which few arrows lead backwards, by the
/// greedy heuristic of Eades, Lin and Smyth, and turns these arrows around.
struct CycleRemoval {
  /// An arrow of the graph. Arrows with a great weight are rarely turned around.
  struct Edge: Equatable {
    let source: Int
    let target: Int
    let weight: Int
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
        weight: edge.weight
      )
    }
  }

  /// Sinks go to the end and sources to the beginning. If there are neither, the vertex with the greatest surplus
  /// of arrows that leave it goes to the beginning; of equal vertices the first one.
  private static func order(count: Int, edges: [Edge]) -> [Int] {
    var (leaving, arriving) = ([[Edge]](repeating: [], count: count), [[Edge]](repeating: [], count: count))
    for edge in edges {
      leaving[edge.source].append(edge)
      arriving[edge.target].append(edge)
    }
    var outgoing = leaving.map { $0.reduce(0) { $0 + $1.weight } }
    var incoming = arriving.map { $0.reduce(0) { $0 + $1.weight } }
    var remaining = Array(0..<count)
    var (start, end): ([Int], [Int]) = ([], [])
    while !remaining.isEmpty {
      let sink = remaining.lastIndex { outgoing[$0] == 0 }
      let source = remaining.firstIndex { incoming[$0] == 0 }
      let greatest = remaining.indices.max { surplus(remaining[$0]) < surplus(remaining[$1]) }
      let position = sink ?? source ?? greatest ?? 0
      let vertex = remaining.remove(at: position)
      if sink == nil { start.append(vertex) } else { end.append(vertex) }
      for edge in leaving[vertex] { incoming[edge.target] -= edge.weight }
      for edge in arriving[vertex] { outgoing[edge.source] -= edge.weight }
    }
    return start + end.reversed()

    func surplus(_ vertex: Int) -> Int { outgoing[vertex] - incoming[vertex] }
  }
}
