/// The curve of an arrow in the gap between two layers: it begins and ends in the direction of the layers.
enum MapCurve {
  /// The control points of the cubic Bézier curve from one point to another.
  static func controls(
    _ start: LayoutPoint,
    _ end: LayoutPoint,
    _ direction: MapDirection
  ) -> (LayoutPoint, LayoutPoint) {
    switch direction {
    case .wide:
      let x = (start.x + end.x) / 2
      return (LayoutPoint(x: x, y: start.y), LayoutPoint(x: x, y: end.y))
    case .tall:
      let y = (start.y + end.y) / 2
      return (LayoutPoint(x: start.x, y: y), LayoutPoint(x: end.x, y: y))
    }
  }

  /// The point of the curve at a parameter, from 0 at the start to 1 at the end.
  static func point(
    _ part: Double,
    _ start: LayoutPoint,
    _ end: LayoutPoint,
    _ direction: MapDirection
  ) -> LayoutPoint {
    let (first, second) = controls(start, end, direction)
    let rest = 1 - part
    let weights = [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part]
    func sum(_ values: [Int]) -> Int {
      Int(zip(weights, values).reduce(0.0) { $0 + $1.0 * Double($1.1) }.rounded())
    }
    return LayoutPoint(
      x: sum([start.x, first.x, second.x, end.x]),
      y: sum([start.y, first.y, second.y, end.y])
    )
  }
}
