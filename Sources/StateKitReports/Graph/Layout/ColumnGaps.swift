/// The heights at which a link can cross a column without touching a text or another link that crosses it.
struct ColumnGaps {
  /// By column, then by height.
  private var isTaken: [[Bool]]
  /// Where a text stands; never free, however many links there are.
  private let isText: [[Bool]]

  init(_ graph: Graph, _ heights: LayoutHeights, columns: Int) {
    let height = (heights.boxes.map(\.bottom).max() ?? 0) + LayoutMetrics.margin
    var isText = Array(repeating: Array(repeating: false, count: height), count: columns)
    ColumnGaps.markTexts(&isText, graph, heights)
    self.isText = isText
    isTaken = isText
    for (domain, box) in zip(graph.domains, heights.boxes) {
      // The edges of a box run through all columns from its own on.
      for column in domain.depth..<columns {
        isTaken[column].mark(box.top - 1...box.top + 1)
        isTaken[column].mark(box.bottom - 1...box.bottom + 1)
      }
    }
  }

  private static func markTexts(_ isText: inout [[Bool]], _ graph: Graph, _ heights: LayoutHeights) {
    for (domain, title) in zip(graph.domains, heights.titles) {
      isText[domain.depth].mark(title.top - 2...title.bottom + 1)
    }
    for (item, row) in zip(graph.items, heights.rows) {
      isText[graph.domains[item.domain].depth].mark(row.top - 2...row.bottom + 1)
    }
    for (link, note) in zip(graph.links, heights.notes) {
      guard let note else { continue }
      isText[graph.column(of: link.source)].mark(note.top...note.bottom)
    }
  }

  /// The nearest height that is free; it is not free for the next one. Where none is left links share one.
  mutating func take(near wanted: Int, in column: Int) -> Int {
    let free =
      isTaken[column].nearestFree(to: wanted) ?? isText[column].nearestFree(to: wanted) ?? wanted
    isTaken[column].mark(free - 3...free + 3)
    return free
  }
}

extension [Bool] {
  fileprivate mutating func mark(_ range: ClosedRange<Int>) {
    for height in range.clamped(to: 0...count - 1) { self[height] = true }
  }

  fileprivate func nearestFree(to wanted: Int) -> Int? {
    for distance in indices {
      for height in [wanted - distance, wanted + distance]
      where indices.contains(height) && !self[height] {
        return height
      }
    }
    return nil
  }
}
