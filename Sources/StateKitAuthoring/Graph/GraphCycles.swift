/// Finds cycles of bridges.
///
/// The result of a request or an effect comes later, so a path through one is not a cycle.
enum GraphCycles {
  static func marked(_ links: [GraphLink], itemCount: Int) -> [GraphLink] {
    let bridges = links.filter { $0.kind == .bridge }
    let groups = groups(bridges.map { ($0.source, $0.target) }, count: itemCount)
    return links.map { link in
      var link = link
      link.isInCycle = link.kind == .bridge && groups[link.source] == groups[link.target]
      return link
    }
  }

  /// The number of each item's group: two items are in one group if each can be reached from the other.
  ///
  /// Kosaraju's algorithm: a forward pass gives the order, a backward pass in that order finds the groups.
  private static func groups(_ edges: [(source: Int, target: Int)], count: Int) -> [Int] {
    var (forwards, backwards) = ([[Int]](repeating: [], count: count), [[Int]](repeating: [], count: count))
    for (source, target) in edges {
      forwards[source].append(target)
      backwards[target].append(source)
    }
    var seen = [Bool](repeating: false, count: count)
    let order = (0..<count).flatMap { finished(from: $0, forwards, &seen) }
    var groups = [Int](repeating: 0, count: count)
    seen = [Bool](repeating: false, count: count)
    for (number, start) in order.reversed().enumerated() {
      for node in finished(from: start, backwards, &seen) { groups[node] = number }
    }
    return groups
  }

  /// The unseen items that can be reached, each after all items that it leads to.
  private static func finished(from start: Int, _ steps: [[Int]], _ seen: inout [Bool]) -> [Int] {
    guard !seen[start] else { return [] }
    seen[start] = true
    var finished: [Int] = []
    var visits = [(node: start, next: 0)]
    while var visit = visits.popLast() {
      guard visit.next < steps[visit.node].count else {
        finished.append(visit.node)
        continue
      }
      let target = steps[visit.node][visit.next]
      visit.next += 1
      visits.append(visit)
      if !seen[target] {
        seen[target] = true
        visits.append((target, 0))
      }
    }
    return finished
  }
}
