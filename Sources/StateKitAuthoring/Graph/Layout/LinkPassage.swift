/// The way of a link: at which heights it passes from column to column.
struct LinkPassage {
  /// Whether it begins at the right edge of its row, and ends at that of the other.
  let leavesRight: Bool
  let arrivesRight: Bool
  /// What lies to the right of these columns is passed, in this order.
  let gutters: [Int]
  /// Where it begins, where it crosses each column on the way, and where it ends.
  var levels: [Int]
  /// By the positions of the gutters.
  var lanes: [Int] = []

  /// Between rows of two columns. In one column the way goes around on the right.
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
  /// Of each link, still without levels and lanes; nil for one that is not drawn: a request stands above its phases.
  var passages: [LinkPassage?] {
    links.map { link in
      link.kind == .request
        ? nil : LinkPassage(from: column(of: link.source), to: column(of: link.target))
    }
  }

  /// How many links meet at the fuller edge of each item. One with a condition begins at that.
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
