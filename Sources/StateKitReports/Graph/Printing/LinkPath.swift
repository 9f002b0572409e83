/// The way of a link as SVG spells it.
enum LinkPath {
  /// The line with its head.
  static func elements(_ points: [LayoutPoint]) -> String {
    #"<path class="line" d="\#(line(points))"/><path class="head" d="\#(head(points))"/>"#
  }

  /// Through all points, with round corners.
  static func line(_ points: [LayoutPoint]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    var path = "M\(first.x) \(first.y)"
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let radius = min(LinkPath.radius, length(before, corner) / 2, length(corner, after) / 2)
      let (start, end) = (
        moved(corner, to: before, by: radius), moved(corner, to: after, by: radius)
      )
      path += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
    }
    return path + "L\(last.x) \(last.y)"
  }

  /// The head at the last point, to which every link comes from the side.
  static func head(_ points: [LayoutPoint]) -> String {
    guard let end = points.last, let before = points.dropLast().last else { return "" }
    let back = before.x < end.x ? -7 : 7
    return "M\(end.x) \(end.y)l\(back) -4v8z"
  }

  static let radius: Int = 8

  private static func length(_ start: LayoutPoint, _ end: LayoutPoint) -> Int {
    abs(start.x - end.x) + abs(start.y - end.y)
  }

  private static func moved(_ point: LayoutPoint, to other: LayoutPoint, by distance: Int)
    -> LayoutPoint
  {
    LayoutPoint(
      x: point.x + (other.x - point.x).signum() * distance,
      y: point.y + (other.y - point.y).signum() * distance
    )
  }
}
