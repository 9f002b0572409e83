/// The widths of the texts in each column.
struct LayoutWidths {
  /// The widths, by depth.
  private(set) var columns: [Int]

  init(_ graph: Graph) {
    let depth = (graph.domains.map(\.depth).max() ?? 0) + 1
    columns = Array(repeating: LayoutMetrics.narrowestColumn, count: depth)
    for domain in graph.domains {
      widen(domain.depth, to: LayoutMetrics.textIndent + LayoutMetrics.width(of: domain.title))
    }
    for item in graph.items {
      let indent = LayoutMetrics.textIndent + (item.kind == .phase ? LayoutMetrics.phaseIndent : 0)
      widen(graph.domains[item.domain].depth, to: indent + LayoutMetrics.width(of: item.label))
    }
    for link in graph.links where !link.label.isEmpty {
      let width = LayoutMetrics.width(of: link.label, fontSize: LayoutMetrics.smallFontSize)
      widen(graph.column(of: link.source), to: LayoutMetrics.textIndent + width)
    }
  }

  private mutating func widen(_ column: Int, to width: Int) {
    columns[column] = max(columns[column], width + LayoutMetrics.padding)
  }
}
