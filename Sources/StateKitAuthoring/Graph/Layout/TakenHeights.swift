/// Taken heights, stored as ranges, so that memory does not grow with the height of the picture.
struct TakenHeights {
  /// The ranges from top to bottom. They do not touch.
  private var ranges: [ClosedRange<Int>] = []

  init(_ ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  mutating func take(_ range: ClosedRange<Int>) {
    let start = first { $0.upperBound + 1 >= range.lowerBound }
    let end = first { $0.lowerBound - 1 > range.upperBound }
    let touched = ranges[start..<end]
    let lower = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
    let upper = max(range.upperBound, touched.last?.upperBound ?? range.upperBound)
    ranges.replaceSubrange(start..<end, with: CollectionOfOne(lower...upper))
  }

  /// The nearest free height, the upper one of two; nil if all heights in the picture are taken.
  func nearestFree(to wanted: Int, in picture: Range<Int>) -> Int? {
    let index = first { $0.upperBound >= wanted }
    guard index < ranges.count, ranges[index].contains(wanted) else { return wanted }
    let free = [ranges[index].lowerBound - 1, ranges[index].upperBound + 1].filter(picture.contains)
    return free.min { abs($0 - wanted) < abs($1 - wanted) }
  }

  /// The position of the first range that satisfies a condition; the condition holds for all later ranges
  /// too.
  private func first(where holds: (ClosedRange<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
