/// Finds room for the number at each arrow of several links: on the arrow, where it does not share its path, and away from
/// boxes and other numbers.
struct MapCounts {
  private(set) var middles: [LayoutPoint?] = []
  /// The boxes and numbers in each square of the map.
  private var taken: [Int: [LayoutRectangle]] = [:]

  private static let places: [Double] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  private static let square: Int = 64

  init(_ drawing: MapDrawing, sharesSource: [Bool], arrows: [MapArrow]) {
    for box in drawing.boxes { take(box) }
    for (index, arrow) in arrows.enumerated() {
      guard arrow.links.count > 1 else {
        middles.append(nil)
        continue
      }
      let points = drawing.routes[index]
      let curves = Array(stride(from: 1, to: points.count - 1, by: 2))
      let ordered = sharesSource[index] ? curves.reversed() : curves
      let candidates = ordered.flatMap { curve in
        MapCounts.places.map { MapCurve.point($0, points[curve], points[curve + 1], drawing.direction) }
      }
      let size = MapCounts.size(of: arrow.links.count)
      let middle = candidates.first { isFree(MapCounts.around($0, size)) }
      if let middle { take(MapCounts.around(middle, size)) }
      middles.append(middle)
    }
  }

  static func size(of count: Int) -> (width: Int, height: Int) {
    (MapMetrics.width(of: "\(count)", fontSize: MapMetrics.countSize) + 6, MapMetrics.countSize + 4)
  }

  static func around(_ point: LayoutPoint, _ size: (width: Int, height: Int)) -> LayoutRectangle {
    LayoutRectangle(
      x: point.x - size.width / 2,
      y: point.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private mutating func take(_ box: LayoutRectangle) {
    for square in squares(of: box) { taken[square, default: []].append(box) }
  }

  private func isFree(_ box: LayoutRectangle) -> Bool {
    !squares(of: box).contains { taken[$0, default: []].contains { $0.meets(box) } }
  }

  private func squares(of box: LayoutRectangle) -> [Int] {
    (box.x / MapCounts.square...box.right / MapCounts.square).flatMap { x in
      (box.y / MapCounts.square...box.bottom / MapCounts.square).map { x << 32 | $0 }
    }
  }
}

extension LayoutRectangle {
  fileprivate func meets(_ other: LayoutRectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
