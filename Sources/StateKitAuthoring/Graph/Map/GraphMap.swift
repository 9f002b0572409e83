/// The map of a graph, in layers by the flow of actions: boxes for domains, an arrow for each pair of domains with links,
/// and lines from parents to children. It contains the places of all parts, so that a page only chooses between the two
/// directions.
package struct GraphMap: Sendable {
  /// The positions of the domains in each box: one domain, or the domains that are folded into the box.
  package let boxes: [[Int]]
  package let labels: [MapLabel]
  package let arrows: [MapArrow]
  /// The boxes of parents and children.
  package let lines: [(parent: Int, child: Int)]
  package let wide: MapDrawing
  package let tall: MapDrawing

  /// - Parameter folds: Whether very many domains without arrows are folded.
  package init(_ graph: Graph, folds: Bool = true) {
    arrows = MapArrow.all(graph)
    boxes = folds ? MapFolding(graph, arrows: arrows).boxes : graph.domains.indices.map { [$0] }
    labels = MapLabel.all(graph, of: boxes)
    var places = [Int](repeating: 0, count: graph.domains.count)
    for (box, domains) in boxes.enumerated() {
      for domain in domains { places[domain] = box }
    }
    lines = boxes.enumerated().compactMap { box, domains in
      graph.domains[domains[0]].parent.map { (places[$0], box) }
    }
    let edges =
      arrows.map {
        CycleRemoval.Edge(source: places[$0.source], target: places[$0.target], weight: $0.links.count)
      } + lines.map { CycleRemoval.Edge(source: $0.parent, target: $0.child, weight: 1, isTree: true) }
    wide = MapDrawing(.wide, labels: labels, arrows: arrows, edges: edges)
    tall = MapDrawing(.tall, labels: labels, arrows: arrows, edges: edges)
  }
}
