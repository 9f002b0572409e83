/// The vertical part of a link beside a column.
struct LaneUse {
  let link: Int
  /// The index of the gutter on the link's route.
  let step: Int
  let span: ClosedRange<Int>

  init(link: Int, step: Int, _ start: Int, _ end: Int) {
    self.link = link
    self.step = step
    span = min(start, end)...max(start, end)
  }

  /// Assigns a lane to each use so that uses in one lane do not touch, and counts the lanes. Short uses get
  /// the first lanes, and longer ones go around them.
  static func lanes(for uses: [LaneUse]) -> (lanes: [Int], count: Int) {
    var lanes = [Int](repeating: 0, count: uses.count)
    var taken: [[ClosedRange<Int>]] = []
    let order = uses.indices.sorted { (uses[$0].span.count, $0) < (uses[$1].span.count, $1) }
    for index in order {
      let span = uses[index].span
      let wide = span.lowerBound - distance...span.upperBound + distance
      let lane = taken.firstIndex { !$0.contains(where: wide.overlaps) } ?? taken.count
      if lane == taken.count { taken.append([]) }
      taken[lane].append(span)
      lanes[index] = lane
    }
    return (lanes, taken.count)
  }

  static let distance: Int = 6
}
