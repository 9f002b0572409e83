/// A connected part of the map in layers, with the width of the layers that makes it largest in the window.
struct MapPart {
  /// The positions of the boxes, by vertex of the layout.
  let boxes: [Int]
  /// The positions of the arrows and lines, by edge of the layout.
  let edges: [Int]
  let layout: LayeredLayout

  init(_ boxes: [Int], labels: [MapLabel], edges all: [CycleRemoval.Edge], _ direction: MapDirection) {
    self.boxes = boxes
    var vertices: [Int: Int] = [:]
    for (vertex, box) in boxes.enumerated() { vertices[box] = vertex }
    edges = all.indices.filter { vertices[all[$0].source] != nil }
    let placed = edges.map {
      CycleRemoval.Edge(
        source: vertices[all[$0].source] ?? 0,
        target: vertices[all[$0].target] ?? 0,
        weight: all[$0].weight,
        isTree: all[$0].isTree
      )
    }
    let graph = CycleRemoval(count: boxes.count, edges: placed)
    let sizes = boxes.map { box in
      let (width, height) = (labels[box].width, labels[box].height)
      return direction == .wide
        ? LayerRouting.Size(breadth: height, depth: width) : LayerRouting.Size(breadth: width, depth: height)
    }
    let bound = MapPart.bestBound(graph, sizes, direction)
    let rounds = min(MapPart.mostRounds, max(2, MapPart.effort / (boxes.count + edges.count)))
    layout = LayeredLayout(graph, sizes: sizes, bound: bound, rounds: rounds)
  }

  private static let mostRounds: Int = 12
  /// The number of rounds, times the number of vertices and edges.
  private static let effort: Int = 5_000

  /// The maximum number of boxes in a layer for which a quick layout is largest in the window. Of equally good numbers it is
  /// the largest, which gives the fewest layers.
  private static func bestBound(
    _ graph: CycleRemoval,
    _ sizes: [LayerRouting.Size],
    _ direction: MapDirection
  ) -> Int {
    var best = (bound: sizes.count, scale: 0.0)
    for bound in bounds(count: sizes.count) {
      let quick = LayeredLayout.size(graph, sizes: sizes, bound: bound)
      let size = direction.placed(LayoutRectangle(width: quick.width, height: quick.height))
      // A drawing that fits into the window is not enlarged.
      let scale = min(1, direction.scale(width: size.width, height: size.height))
      if scale > best.scale + 0.001 { best = (bound, scale) }
    }
    return best.bound
  }

  /// The numbers to try, the largest first. With a small number, a large graph would have very many dummy vertices.
  private static func bounds(count: Int) -> [Int] {
    let all = [count, 30, 20, 14, 10, 7, 5, 4, 3].filter { $0 <= count }
    return count > 400 ? [60, 30] : all
  }
}
