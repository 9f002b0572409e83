/// The path of a link in SVG.
enum LinkPath {
  /// The line and its head.
  static func elements(_ points: [LayoutPoint]) -> String {
    #"<path class="line" d="\#(line(points))"/><path class="head" d="\#(head(points))"/>"#
  }

  /// A line through all points with rounded corners.
  static func line(_ points: [LayoutPoint]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    var path = "M\(first.x) \(first.y)"
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let (start, end) = (rounded(corner, to: before), rounded(corner, to: after))
      path += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
    }
    return path + "L\(last.x) \(last.y)"
  }

  /// The head at the last point. Every link reaches its end horizontally.
  static func head(_ points: [LayoutPoint]) -> String {
    guard let end = points.last, let before = points.dropLast().last else { return "" }
    let back = before.x < end.x ? -7 : 7
    return "M\(end.x) \(end.y)l\(back) -4v8z"
  }

  static let radius: Int = 8

  /// The start or end of the curve around a corner, towards the next point. Each side has its own distance,
  /// so that a small step becomes a gentle bend.
  private static func rounded(_ corner: LayoutPoint, to other: LayoutPoint) -> LayoutPoint {
    let distance = min(radius, (abs(corner.x - other.x) + abs(corner.y - other.y)) / 2)
    return LayoutPoint(
      x: corner.x + (other.x - corner.x).signum() * distance,
      y: corner.y + (other.y - corner.y).signum() * distance
    )
  }
}
