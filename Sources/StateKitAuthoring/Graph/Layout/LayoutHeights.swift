/// The vertical layout: the tops and heights of everything.
struct LayoutHeights {
  /// A vertical extent.
  struct Span {
    var top: Int
    var height: Int

    var bottom: Int { top + height }
    var middle: Int { top + height / 2 }
  }

  /// The boxes, by domain position.
  private(set) var boxes: [Span]
  private(set) var titles: [Span] = []
  /// The rows, by item position.
  private(set) var rows: [Span] = []
  /// The conditions, by link position; nil for a link without a condition.
  private(set) var notes: [Span?]

  /// - Parameter legendHeight: The height of the legend above the boxes.
  init(_ graph: Graph, below legendHeight: Int) {
    let rowHeights = graph.linksAtEdges.map(LayoutMetrics.rowHeight)
    let conditions = graph.conditions
    boxes = LayoutHeights.boxes(
      graph,
      itemHeights: zip(rowHeights, conditions).map { height, notes in
        LayoutMetrics.rowGap + height + notes.count * LayoutMetrics.noteHeight
      },
      top: LayoutMetrics.margin + legendHeight
    )
    notes = Array(repeating: nil, count: graph.links.count)
    for (domain, box) in zip(graph.domains, boxes) {
      var y = box.top + LayoutMetrics.padding
      titles.append(Span(top: y, height: LayoutMetrics.titleHeight))
      y += LayoutMetrics.titleHeight
      for item in domain.items {
        y += LayoutMetrics.rowGap
        rows.append(Span(top: y, height: rowHeights[item]))
        y += rowHeights[item]
        for link in conditions[item] {
          notes[link] = Span(top: y, height: LayoutMetrics.noteHeight)
          y += LayoutMetrics.noteHeight
        }
      }
    }
  }

  /// Children stand below each other, beside their parent's own items.
  private static func boxes(_ graph: Graph, itemHeights: [Int], top: Int) -> [Span] {
    let heights = heights(graph, itemHeights)
    var next = top
    var nextChild: [Int] = []
    var boxes: [Span] = []
    for (index, domain) in graph.domains.enumerated() {
      let top = domain.parent.map { nextChild[$0] } ?? next
      boxes.append(Span(top: top, height: heights[index]))
      nextChild.append(top + LayoutMetrics.padding)
      let below = top + heights[index] + LayoutMetrics.gap
      if let parent = domain.parent { nextChild[parent] = below } else { next = below }
    }
    return boxes
  }

  /// Children follow their parent, so a pass from the end knows their heights first.
  private static func heights(_ graph: Graph, _ itemHeights: [Int]) -> [Int] {
    var children = [Int](repeating: 0, count: graph.domains.count)
    var heights = children
    for index in graph.domains.indices.reversed() {
      let own = itemHeights[graph.domains[index].items].reduce(LayoutMetrics.titleHeight, +)
      heights[index] = max(own, children[index]) + 2 * LayoutMetrics.padding
      guard let parent = graph.domains[index].parent else { continue }
      children[parent] += heights[index] + (children[parent] == 0 ? 0 : LayoutMetrics.gap)
    }
    return heights
  }
}

extension Graph {
  /// The links with a condition, by the item where they start, in order. The links of a request have the same
  /// one, which stands there once.
  var conditions: [[Int]] {
    var conditions = [[Int]](repeating: [], count: items.count)
    for (index, link) in links.enumerated() where !link.label.isEmpty {
      let isRepeated =
        link.kind == .request && conditions[link.source].contains { links[$0].kind == .request }
      if !isRepeated { conditions[link.source].append(index) }
    }
    return conditions
  }
}
