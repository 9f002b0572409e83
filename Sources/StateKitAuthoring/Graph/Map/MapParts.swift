/// The connected components of the map.
struct MapParts: Equatable {
  /// The boxes of each part with arrows or lines, in their order; the largest part first.
  let connected: [[Int]]
  /// The boxes without an arrow or a line.
  let single: [Int]

  init(count: Int, edges: [CycleRemoval.Edge]) {
    var neighbours = [[Int]](repeating: [], count: count)
    for edge in edges {
      neighbours[edge.source].append(edge.target)
      neighbours[edge.target].append(edge.source)
    }
    var seen = [Bool](repeating: false, count: count)
    var parts: [[Int]] = []
    for start in 0..<count where !seen[start] {
      seen[start] = true
      var part = [start]
      var next = 0
      while next < part.count {
        for neighbour in neighbours[part[next]] where !seen[neighbour] {
          seen[neighbour] = true
          part.append(neighbour)
        }
        next += 1
      }
      parts.append(part.sorted())
    }
    connected = parts.filter { $0.count > 1 }.sorted { (-$0.count, $0[0]) < (-$1.count, $1[0]) }
    single = parts.filter { $0.count == 1 }.flatMap(\.self)
  }
}
