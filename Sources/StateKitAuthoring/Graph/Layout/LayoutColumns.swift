/// The horizontal layout: the columns, and the lanes between them.
struct LayoutColumns {
  private var starts: [Int] = []
  private let widths: [Int]
  private let lanes: [Int]

  /// - Parameter lanes: The number of lanes to the right of each column.
  init(widths: [Int], lanes: [Int]) {
    self.widths = widths
    self.lanes = lanes
    var x = LayoutMetrics.margin + LayoutMetrics.padding
    for column in widths.indices {
      starts.append(x)
      x = end(ofLanesBeside: column) + LayoutMetrics.laneMargin + LayoutMetrics.padding
    }
  }

  func x(ofLane lane: Int, in gutter: Int) -> Int {
    right(of: gutter) + LayoutMetrics.padding + LayoutMetrics.laneMargin + lane
      * LayoutMetrics.laneWidth
  }

  func placed(_ span: LayoutHeights.Span, in column: Int, indent: Int = 0) -> LayoutRectangle {
    LayoutRectangle(
      x: starts[column] + indent,
      y: span.top,
      width: widths[column] - indent,
      height: span.height
    )
  }

  /// The boxes. Each contains its column, and its inner boxes with the lanes beside them.
  func boxes(of graph: Graph, _ spans: [LayoutHeights.Span]) -> [LayoutRectangle] {
    var rights = graph.domains.map { right(of: $0.depth) + LayoutMetrics.padding }
    for (index, domain) in graph.domains.enumerated().reversed() {
      guard let parent = domain.parent else { continue }
      let inside = max(
        rights[index],
        lanes[domain.depth] == 0 ? 0 : end(ofLanesBeside: domain.depth)
      )
      rights[parent] = max(rights[parent], inside + LayoutMetrics.padding)
    }
    return graph.domains.indices.map { index in
      let x = starts[graph.domains[index].depth] - LayoutMetrics.padding
      return LayoutRectangle(
        x: x,
        y: spans[index].top,
        width: rights[index] - x,
        height: spans[index].height
      )
    }
  }

  private func right(of column: Int) -> Int { starts[column] + widths[column] }

  private func end(ofLanesBeside column: Int) -> Int { x(ofLane: lanes[column], in: column) }
}
