/// The route of a link: the heights at which it passes from column to column.
struct LinkPassage {
  /// Whether the link leaves the source at its right edge, and whether it ends at the right edge of the
  /// target.
  let leavesRight: Bool
  let arrivesRight: Bool
  /// The columns whose right gutters the link passes, in this order.
  let gutters: [Int]
  /// The heights at the source, at each crossed column, and at the target.
  var levels: [Int]
  /// The lanes, by gutter position.
  var lanes: [Int] = []

  /// A route between rows of two columns. Within one column the link goes around on the right.
  init(from source: Int, to target: Int) {
    leavesRight = source <= target
    arrivesRight = source >= target
    gutters =
      source == target
      ? [source] : source < target ? Array(source..<target) : (target..<source).reversed()
    levels = Array(repeating: 0, count: gutters.count + 1)
  }

  /// The columns that are crossed between two gutters.
  var crossed: [Int] { gutters.dropFirst().map { leavesRight ? $0 : $0 + 1 } }
}

extension Graph {
  /// The routes of links, still without levels and lanes; nil for a link from a request to its phase, which
  /// is not drawn.
  var passages: [LinkPassage?] {
    links.map { link in
      link.kind == .request
        ? nil : LinkPassage(from: column(of: link.source), to: column(of: link.target))
    }
  }

  /// The number of links at the fuller edge of each item, not counting links that start at a condition.
  var linksAtEdges: [Int] {
    let none = [Int](repeating: 0, count: items.count)
    var edges = (left: none, right: none)
    for (link, passage) in zip(links, passages) {
      guard let passage else { continue }
      if link.label.isEmpty {
        if passage.leavesRight { edges.right[link.source] += 1 } else { edges.left[link.source] += 1 }
      }
      if passage.arrivesRight { edges.right[link.target] += 1 } else { edges.left[link.target] += 1 }
    }
    return zip(edges.left, edges.right).map(max)
  }

  func column(of item: Int) -> Int { domains[items[item].domain].depth }
}
