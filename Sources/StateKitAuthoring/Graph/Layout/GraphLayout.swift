/// The positions of everything in a picture.
///
/// Domains stand in columns by depth, each in the box of its parent, to the right of the parent's own items.
/// Links run in lanes between the columns, and cross a column between its rows.
struct GraphLayout {
  /// The boxes, by domain position.
  private(set) var boxes: [LayoutRectangle]
  private(set) var titles: [LayoutRectangle]
  /// The rows, by item position.
  private(set) var rows: [LayoutRectangle]
  /// The conditions, by link position; nil for a link without a condition.
  private(set) var notes: [LayoutRectangle?]
  /// The corners of each link; empty for a link that is not drawn.
  private(set) var routes: [[LayoutPoint]]
  private(set) var width: Int
  private(set) var height: Int

  init(_ graph: Graph) {
    let heights = LayoutHeights(graph, below: LayoutMetrics.legendHeight)
    let widths = LayoutWidths(graph)
    let passages = LinkPassages(graph, heights)
    let columns = LayoutColumns(widths: widths.columns, lanes: passages.laneCounts)
    boxes = columns.boxes(of: graph, heights.boxes)
    titles = graph.domains.indices.map {
      columns.placed(heights.titles[$0], in: graph.domains[$0].depth)
    }
    rows = graph.items.indices.map { index in
      let item = graph.items[index]
      let indent = item.kind == .phase ? LayoutMetrics.phaseIndent : 0
      return columns.placed(
        heights.rows[index],
        in: graph.domains[item.domain].depth,
        indent: indent
      )
    }
    notes = graph.links.indices.map { index in
      heights.notes[index].map { span in
        let column = graph.column(of: graph.links[index].source)
        var note = columns.placed(span, in: column, indent: LayoutMetrics.textIndent)
        note.width = LayoutMetrics.width(
          of: graph.links[index].label,
          fontSize: LayoutMetrics.smallFontSize
        )
        return note
      }
    }
    routes = []
    width = max((boxes.map(\.right).max() ?? 0), PictureLegend.width) + LayoutMetrics.margin
    height = (boxes.map(\.bottom).max() ?? 0) + LayoutMetrics.margin
    routes = graph.links.indices.map { index in
      passages.routes[index].map { route(graph.links[index], index, $0, columns) } ?? []
    }
  }

  /// Routes a link from the edge of one row through the lanes to the edge of another.
  private func route(
    _ link: GraphLink,
    _ index: Int,
    _ passage: LinkPassage,
    _ columns: LayoutColumns
  ) -> [LayoutPoint] {
    let (source, target) = (notes[index] ?? rows[link.source], rows[link.target])
    let distance = notes[index] == nil ? 0 : 4
    let start = passage.leavesRight ? source.right + distance : source.x - distance
    var points = [LayoutPoint(x: start, y: passage.levels[0])]
    for (step, gutter) in passage.gutters.enumerated()
    where passage.levels[step] != passage.levels[step + 1] {
      let x = columns.x(ofLane: passage.lanes[step], in: gutter)
      points.append(LayoutPoint(x: x, y: passage.levels[step]))
      points.append(LayoutPoint(x: x, y: passage.levels[step + 1]))
    }
    let end = passage.arrivesRight ? target.right : target.x
    return points + [LayoutPoint(x: end, y: passage.levels[passage.levels.count - 1])]
  }
}
