/// The text in a domain's box on the map.
package struct MapLabel: Equatable, Sendable {
  /// The name of the child in its parent, with a mark if bridges in the domain form a cycle.
  package let name: String
  /// The name of the parent; nil below a single outermost domain, of which all others are a part.
  package let parent: String?
  /// The number of the outermost subtree that the domain belongs to; nil for a single outermost domain.
  package let group: Int?
  let width: Int
  let height: Int

  static func all(_ graph: Graph) -> [MapLabel] {
    let hasSingleRoot = graph.domains.filter { $0.parent == nil }.count == 1
    let top = hasSingleRoot && graph.domains.count > 1 ? 1 : 0
    let looping = Set(
      graph.links.filter { $0.isInCycle && graph.items[$0.source].domain == graph.items[$0.target].domain }
        .map { graph.items[$0.source].domain }
    )
    var groups: [Int?] = []
    var count = 0
    return graph.domains.indices.map { index in
      let domain = graph.domains[index]
      groups.append(domain.depth > top ? domain.parent.flatMap { groups[$0] } : nil)
      if domain.depth == top {
        groups[index] = count
        count += 1
      }
      return MapLabel(
        name: MapLabel.cut(domain.name) + (looping.contains(index) ? " ↻" : ""),
        parent: domain.depth > top ? domain.parent.map { MapLabel.cut(graph.domains[$0].name) } : nil,
        group: groups[index]
      )
    }
  }

  private init(name: String, parent: String?, group: Int?) {
    (self.name, self.parent, self.group) = (name, parent, group)
    let texts = [
      LayoutMetrics.width(of: name, fontSize: MapMetrics.nameSize),
      LayoutMetrics.width(of: parent ?? "", fontSize: MapMetrics.parentSize),
    ]
    width = max(MapMetrics.narrowestBox, (texts.max() ?? 0) + 2 * MapMetrics.padding)
    height = parent == nil ? MapMetrics.lowBox : MapMetrics.highBox
  }

  private static func cut(_ name: String) -> String {
    name.count > MapMetrics.longestName ? "\(name.prefix(MapMetrics.longestName - 1))…" : name
  }
}
