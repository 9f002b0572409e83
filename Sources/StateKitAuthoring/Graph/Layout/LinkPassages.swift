/// Finds the routes of all links.
struct LinkPassages {
  /// The routes, by link position; nil for a link from a request to its phase, which is not drawn.
  private(set) var routes: [LinkPassage?]
  /// The number of lanes to the right of each column.
  private(set) var laneCounts: [Int] = []

  init(_ graph: Graph, _ heights: LayoutHeights) {
    routes = graph.passages
    let columns = (graph.domains.map(\.depth).max() ?? 0) + 1
    setEnds(graph, heights)
    setCrossings(ColumnGaps(graph, heights, columns: columns))
    setLanes(columns: columns)
  }

  /// Links that meet at an edge of a row share its height: the upper half on the right, the lower half on the
  /// left, so that lines between rows of one height in neighbouring columns do not overlap.
  private mutating func setEnds(_ graph: Graph, _ heights: LayoutHeights) {
    struct Edge: Hashable {
      let item: Int
      let isRight: Bool
    }
    struct End {
      let link: Int
      let isStart: Bool
      let other: Int

      var order: (Int, Int, Int) { (other, link, isStart ? 0 : 1) }
    }
    var ends: [Edge: [End]] = [:]
    for (index, link) in graph.links.enumerated() {
      guard let route = routes[index] else { continue }
      let (source, target) = (
        heights.notes[index] ?? heights.rows[link.source], heights.rows[link.target]
      )
      routes[index]?.levels[0] = source.middle
      if heights.notes[index] == nil {
        ends[Edge(item: link.source, isRight: route.leavesRight), default: []].append(
          End(link: index, isStart: true, other: target.middle)
        )
      }
      ends[Edge(item: link.target, isRight: route.arrivesRight), default: []].append(
        End(link: index, isStart: false, other: source.middle)
      )
    }
    for (edge, list) in ends {
      let sorted = list.sorted { $0.order < $1.order }
      for (position, end) in sorted.enumerated() {
        let row = heights.rows[edge.item]
        let half = row.height / 2 - 3
        let offset = sorted.count == 1 ? half / 2 : 1 + position * (half - 1) / (sorted.count - 1)
        let level = row.middle + (edge.isRight ? offset - half - 1 : offset)
        let place = end.isStart ? 0 : (routes[end.link]?.levels.count ?? 1) - 1
        routes[end.link]?.levels[place] = level
      }
    }
  }

  /// Links cross a column between its rows, as near to the target as possible.
  private mutating func setCrossings(_ gaps: ColumnGaps) {
    var gaps = gaps
    for index in routes.indices {
      guard var route = routes[index] else { continue }
      let wanted = route.levels[route.levels.count - 1]
      for (step, column) in route.crossed.enumerated() {
        route.levels[step + 1] = gaps.take(near: wanted, in: column)
      }
      routes[index] = route
    }
  }

  /// Parallel links get lanes, the short ones inside.
  private mutating func setLanes(columns: Int) {
    var uses = [[LaneUse]](repeating: [], count: columns)
    for (index, route) in routes.enumerated() {
      guard let route else { continue }
      routes[index]?.lanes = Array(repeating: 0, count: route.gutters.count)
      for (step, gutter) in route.gutters.enumerated()
      where route.levels[step] != route.levels[step + 1] {
        uses[gutter].append(
          LaneUse(link: index, step: step, route.levels[step], route.levels[step + 1])
        )
      }
    }
    for gutter in uses.indices {
      let (lanes, count) = LaneUse.lanes(for: uses[gutter])
      laneCounts.append(count)
      for (use, lane) in zip(uses[gutter], lanes) { routes[use.link]?.lanes[use.step] = lane }
    }
  }
}
