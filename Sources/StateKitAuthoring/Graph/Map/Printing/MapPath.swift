/// The path of an arrow of the map in SVG.
enum MapPath {
  /// The line, in which straight parts and curves alternate.
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

  /// The line from a parent to a child, with a diamond at the parent.
  static func tree(_ points: [LayoutPoint], _ direction: MapDirection) -> String {
    guard let start = points.first, let next = points.first(where: { $0 != start }) else { return "" }
    let diamond =
      switch direction {
      case .wide: "l\(next.x > start.x ? "4 -3 4 3-4 3" : "-4 -3-4 3 4 3")z"
      case .tall: "l\(next.y > start.y ? "-3 4 3 4 3-4" : "-3 -4 3-4 3 4")z"
      }
    return #"<g class="tree"><path class="line" d="\#(line(points, direction))"/>"#
      + #"<path class="head" d="M\#(start.x) \#(start.y)\#(diamond)"/></g>"#
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
