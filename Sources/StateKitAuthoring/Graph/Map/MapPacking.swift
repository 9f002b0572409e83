/// Places the parts of the map that are not connected: in shelves, one below the other, and the single boxes in rows
/// below them.
struct MapPacking {
  /// The corners of the parts, then of the single boxes.
  private(set) var corners: [LayoutPoint] = []
  private(set) var width: Int = 0
  private(set) var height: Int = 0

  /// The packing that is largest in the window, of packings with several widths.
  static func best(
    parts: [LayoutRectangle],
    singles: [LayoutRectangle],
    in direction: MapDirection
  ) -> MapPacking {
    let widest = (parts + singles).map(\.width).max() ?? 0
    let area = (parts + singles).reduce(0.0) {
      $0 + Double($1.width + MapMetrics.boxGap) * Double($1.height + MapMetrics.boxGap)
    }
    let window = direction.window
    let ideal = Int((area * Double(window.width) / Double(window.height)).squareRoot())
    let widths = [0] + [70, 85, 100, 115, 130, 160, 200].map { ideal * $0 / 100 }
    let packings = widths.map { MapPacking(parts: parts, singles: singles, width: max($0, widest)) }
    return packings.dropFirst().reduce(packings[0]) { best, next in
      direction.scale(width: next.width, height: next.height)
        > direction.scale(width: best.width, height: best.height) + 0.001 ? next : best
    }
  }

  private init(parts: [LayoutRectangle], singles: [LayoutRectangle], width: Int) {
    let end = shelve(parts, width: width, from: 0, gap: MapMetrics.partGap)
    _ = shelve(
      singles,
      width: width,
      from: end == 0 ? 0 : end + MapMetrics.partGap,
      gap: MapMetrics.boxGap
    )
  }

  /// Places rectangles in rows, and returns the lower end of the last row.
  private mutating func shelve(_ boxes: [LayoutRectangle], width limit: Int, from top: Int, gap: Int) -> Int {
    var (x, y, rowHeight) = (0, top, 0)
    for box in boxes {
      if x > 0, x + box.width > limit {
        (x, y, rowHeight) = (0, y + rowHeight + gap, 0)
      }
      corners.append(LayoutPoint(x: x, y: y))
      rowHeight = max(rowHeight, box.height)
      width = max(width, x + box.width)
      x += box.width + gap
    }
    height = max(height, y + rowHeight)
    return y + rowHeight
  }
}
