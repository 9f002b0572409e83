/// An arrow of the map: all links from the items of one domain to the items of another.
package struct MapArrow: Equatable, Sendable {
  /// The positions of the two domains.
  package let source: Int
  package let target: Int
  /// The positions of the links, in the order of the graph.
  package private(set) var links: [Int] = []
  /// Whether one of the links is a bridge; otherwise all stand for requests and effects.
  package private(set) var hasBridge = false
  /// Whether one of the links is a bridge in a cycle.
  package private(set) var isInCycle = false

  /// The arrows of a graph, in the order of their first links.
  static func all(_ graph: Graph) -> [MapArrow] {
    var arrows: [MapArrow] = []
    var positions: [[Int]: Int] = [:]
    for (index, link) in graph.links.enumerated() {
      let ends = [graph.items[link.source].domain, graph.items[link.target].domain]
      guard ends[0] != ends[1] else { continue }
      let position = positions[ends, default: arrows.count]
      positions[ends] = position
      if position == arrows.count { arrows.append(MapArrow(source: ends[0], target: ends[1])) }
      arrows[position].add(index, link)
    }
    return arrows
  }

  private init(source: Int, target: Int) {
    (self.source, self.target) = (source, target)
  }

  private mutating func add(_ index: Int, _ link: GraphLink) {
    links.append(index)
    hasBridge = hasBridge || link.kind == .bridge
    isInCycle = isInCycle || link.isInCycle
  }
}
