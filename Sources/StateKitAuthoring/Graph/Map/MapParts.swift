/// The connected components of the map.
struct MapParts: Equatable {
  /// The domains of each part with arrows, in their order; the largest part first.
  let connected: [[Int]]
  /// The domains without an arrow.
  let single: [Int]

  init(count: Int, arrows: [MapArrow]) {
    var neighbours = [[Int]](repeating: [], count: count)
    for arrow in arrows {
      neighbours[arrow.source].append(arrow.target)
      neighbours[arrow.target].append(arrow.source)
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
