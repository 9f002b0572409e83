/// The map of a graph: a box for each domain and an arrow for each pair of domains with links, in layers by the flow of
/// actions. All that is drawn of it has its place here: a page only chooses between the two directions.
package struct GraphMap: Sendable {
  package let labels: [MapLabel]
  package let arrows: [MapArrow]
  /// The domains of the connected parts, the largest first, without the domains that have no arrow.
  package let parts: [[Int]]
  /// The domains without an arrow.
  package let single: [Int]
  package let wide: MapDrawing
  package let tall: MapDrawing

  package init(_ graph: Graph) {
    labels = MapLabel.all(graph)
    arrows = MapArrow.all(graph)
    let found = MapParts(count: graph.domains.count, arrows: arrows)
    (parts, single) = (found.connected, found.single)
    wide = MapDrawing(.wide, labels: labels, arrows: arrows, parts: found)
    tall = MapDrawing(.tall, labels: labels, arrows: arrows, parts: found)
  }
}
