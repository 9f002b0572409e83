/// Folds domains without arrows if there are very many. The domains of one module below the same unfolded domain become one
/// box.
struct MapFolding {
  /// The domains of each box, parents before their children.
  private(set) var boxes: [[Int]] = []

  /// The maximum number of domains without arrows that are not folded.
  static let most: Int = 100

  private struct Place: Hashable {
    let parent: Int?
    let module: String?
  }

  init(_ graph: Graph, arrows: [MapArrow]) {
    let isOnWay = MapFolding.onWay(graph, arrows)
    let isFolded = isOnWay.count { !$0 } > MapFolding.most
    var parents: [Int?] = []
    var places: [Place: Int] = [:]
    for (index, domain) in graph.domains.enumerated() {
      parents.append(domain.parent.flatMap { isOnWay[$0] ? $0 : parents[$0] })
      let place = Place(parent: parents[index], module: domain.module)
      if isFolded, !isOnWay[index], let box = places[place] {
        boxes[box].append(index)
      } else {
        if !isOnWay[index] { places[place] = boxes.count }
        boxes.append([index])
      }
    }
  }

  /// Whether each domain or a domain below it has an arrow, or it is the only outermost domain.
  private static func onWay(_ graph: Graph, _ arrows: [MapArrow]) -> [Bool] {
    var isOnWay = [Bool](repeating: false, count: graph.domains.count)
    if graph.outermostDepth == 1 { isOnWay[0] = true }
    for arrow in arrows { (isOnWay[arrow.source], isOnWay[arrow.target]) = (true, true) }
    for (index, domain) in graph.domains.enumerated().reversed() where isOnWay[index] {
      if let parent = domain.parent { isOnWay[parent] = true }
    }
    return isOnWay
  }
}
