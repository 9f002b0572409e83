/// Places the boxes in their layers, and routes the edges through the layers.
///
/// Layers run from left to right: `x` grows from layer to layer. A route alternates between a straight part in a layer,
/// where its `y` is that of a node, and a curve in the gap between two layers, where there are no boxes.
struct LayerRouting {
  /// The boxes of the vertices.
  let boxes: [LayoutRectangle]
  /// The points of each edge, in the direction of the layers.
  private(set) var routes: [[LayoutPoint]] = []

  private let layering: ProperLayering
  private let bands: [ClosedRange<Int>]
  private let middles: [Int]
  /// The places at which each segment leaves its first node and reaches its last one.
  private var starts: [Int]
  private var ends: [Int]

  /// The extent of a vertex along its layer, and across.
  struct Size: Equatable {
    let breadth: Int
    let depth: Int
  }

  /// - Parameter edges: The edges, in the order of the layering's `ways`.
  init(_ layering: ProperLayering, bands: LayerBands, edges: [AcyclicEdge], middles: [Int], sizes: [Size]) {
    (self.layering, self.bands, self.middles) = (layering, bands.edges, middles)
    boxes = sizes.indices.map { vertex in
      let (band, size) = (bands.edges[layering.nodes[vertex].layer], sizes[vertex])
      return LayoutRectangle(
        x: (band.lowerBound + band.upperBound - size.depth) / 2,
        y: middles[vertex] - size.breadth / 2,
        width: size.depth,
        height: size.breadth
      )
    }
    starts = layering.segments.map { middles[$0.first] }
    ends = layering.segments.map { middles[$0.last] }
    placePorts()
    routes = zip(edges, layering.ways).map { route($0, $1) }
  }

  /// Spreads the arrows at an edge of a box, in the order of their other ends.
  private mutating func placePorts() {
    var (leaving, arriving) = (boxes.map { _ in [Int]() }, boxes.map { _ in [Int]() })
    for (index, segment) in layering.segments.enumerated() {
      if segment.first < boxes.count { leaving[segment.first].append(index) }
      if segment.last < boxes.count { arriving[segment.last].append(index) }
    }
    for vertex in boxes.indices {
      let left = leaving[vertex].sorted { (ends[$0], $0) < (ends[$1], $1) }
      for (index, y) in zip(left, ports(left.count, at: vertex)) { starts[index] = y }
      let right = arriving[vertex].sorted { (starts[$0], $0) < (starts[$1], $1) }
      for (index, y) in zip(right, ports(right.count, at: vertex)) { ends[index] = y }
    }
  }

  private func ports(_ count: Int, at vertex: Int) -> [Int] {
    let length = min(max(0, boxes[vertex].height - 8), MapMetrics.portDistance * (count - 1))
    return (0..<count).map { middles[vertex] - length / 2 + (count > 1 ? length * $0 / (count - 1) : 0) }
  }

  private func route(_ edge: AcyclicEdge, _ way: [Int]) -> [LayoutPoint] {
    var points = [LayoutPoint(x: boxes[edge.first].right, y: starts[way[0]])]
    for index in way {
      let segment = layering.segments[index]
      let (first, last) = (layering.nodes[segment.first].layer, layering.nodes[segment.last].layer)
      points.append(LayoutPoint(x: bands[first].upperBound, y: starts[index]))
      points.append(LayoutPoint(x: bands[last].lowerBound, y: ends[index]))
    }
    return points + [LayoutPoint(x: boxes[edge.last].x, y: ends[way[way.count - 1]])]
  }
}
