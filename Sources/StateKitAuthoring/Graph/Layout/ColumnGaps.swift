/// The heights at which a link can cross a column without touching a text or another link that crosses it.
struct ColumnGaps {
  private let picture: Range<Int>
  /// The taken heights of each column.
  private var taken: [TakenHeights]
  /// The heights of texts, which links never cross, even in a full column.
  private let texts: [TakenHeights]

  init(_ graph: Graph, _ heights: LayoutHeights, columns: Int) {
    picture = 0..<(heights.boxes.map(\.bottom).max() ?? 0) + LayoutMetrics.margin
    let texts = ColumnGaps.texts(graph, heights, columns: columns)
    self.texts = texts.map(TakenHeights.init)
    taken = texts.enumerated().map { column, texts in
      // The edges of a box run through all columns from the box's own column on.
      let boxes = zip(graph.domains, heights.boxes).filter { $0.0.depth <= column }.map(\.1)
      let edges = boxes.flatMap { [$0.top - 1...$0.top + 1, $0.bottom - 1...$0.bottom + 1] }
      return TakenHeights(texts + edges)
    }
  }

  private static func texts(_ graph: Graph, _ heights: LayoutHeights, columns: Int) -> [[ClosedRange<Int>]] {
    var texts: [[ClosedRange<Int>]] = Array(repeating: [], count: columns)
    for (domain, title) in zip(graph.domains, heights.titles) {
      texts[domain.depth].append(title.top - 2...title.bottom + 1)
    }
    for (item, row) in zip(graph.items, heights.rows) {
      texts[graph.domains[item.domain].depth].append(row.top - 2...row.bottom + 1)
    }
    for (link, note) in zip(graph.links, heights.notes) {
      guard let note else { continue }
      texts[graph.column(of: link.source)].append(note.top...note.bottom)
    }
    return texts
  }

  /// Takes the nearest free height. If the column is full, links share a height.
  mutating func take(near wanted: Int, in column: Int) -> Int {
    let free =
      taken[column].nearestFree(to: wanted, in: picture)
      ?? texts[column].nearestFree(to: wanted, in: picture) ?? wanted
    taken[column].take(free - 3...free + 3)
    return free
  }
}
