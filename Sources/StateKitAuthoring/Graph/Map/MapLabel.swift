/// The text in a box of the map.
package struct MapLabel: Equatable, Sendable {
  /// The name of the child in its parent, with a mark if bridges in the domain form a cycle; for folded domains, their
  /// number.
  package let name: String
  /// The name of the parent, with more of its path where labels would otherwise be equal; nil below a single outermost
  /// domain, which contains all others.
  package let parent: String?
  /// The number of the outermost subtree that the box belongs to; nil for a single outermost domain.
  package let group: Int?
  let width: Int
  let height: Int

  /// The labels of boxes, by the domains in each of them.
  static func all(_ graph: Graph, of boxes: [[Int]]) -> [MapLabel] {
    let looping = Set(
      graph.links.filter { $0.isInCycle && graph.items[$0.source].domain == graph.items[$0.target].domain }
        .map { graph.items[$0.source].domain }
    )
    let groups = graph.groups
    let texts = boxes.map { MapLabelText(graph, $0, isLooping: looping.contains($0[0])) }
    return zip(boxes, MapLabelText.distinct(texts)).map { domains, text in
      let group = groups[domains[0]]
      return MapLabel(text, group: domains.allSatisfy { groups[$0] == group } ? group : nil)
    }
  }

  private init(_ text: MapLabelText, group: Int?) {
    (name, parent, self.group) = (text.name, text.parent, group)
    let texts = [
      MapMetrics.width(of: name, fontSize: MapMetrics.nameSize),
      MapMetrics.width(of: parent ?? "", fontSize: MapMetrics.parentSize),
    ]
    width = max(MapMetrics.narrowestBox, (texts.max() ?? 0) + 2 * MapMetrics.padding)
    height = parent == nil ? MapMetrics.lowBox : MapMetrics.highBox
  }
}

extension Graph {
  /// The depth of the outermost subtrees: 1 below a single outermost domain.
  var outermostDepth: Int { domains.count > 1 && domains.filter { $0.parent == nil }.count == 1 ? 1 : 0 }

  /// The number of the outermost subtree of each domain; nil for a single outermost domain.
  var groups: [Int?] {
    let outermost = outermostDepth
    var groups: [Int?] = []
    var count = 0
    for domain in domains {
      groups.append(domain.depth == outermost ? count : domain.parent.flatMap { groups[$0] })
      if domain.depth == outermost { count += 1 }
    }
    return groups
  }
}
