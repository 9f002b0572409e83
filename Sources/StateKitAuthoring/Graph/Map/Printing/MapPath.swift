/// The path of an arrow of the map in SVG.
enum MapPath {
  /// Straight parts and curves in turn.
  static func line(_ points: [LayoutPoint], _ direction: MapDirection) -> String {
    guard let first = points.first else { return "" }
    var path = "M\(first.x) \(first.y)"
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      if start == end { continue }
      if index.isMultiple(of: 2) {
        let (one, two) = MapCurve.controls(start, end, direction)
        path += "C\(one.x) \(one.y) \(two.x) \(two.y) \(end.x) \(end.y)"
      } else {
        path += "L\(end.x) \(end.y)"
      }
    }
    return path
  }

  /// The head at the last point. Every arrow reaches its end in the direction of the layers, or against it.
  static func head(_ points: [LayoutPoint], _ direction: MapDirection) -> String {
    guard let end = points.last, let before = points.last(where: { $0 != end }) else { return "" }
    switch direction {
    case .wide: return "M\(end.x) \(end.y)l\(before.x < end.x ? -6 : 6) -3v6z"
    case .tall: return "M\(end.x) \(end.y)l-3 \(before.y < end.y ? -6 : 6)h6z"
    }
  }
}
