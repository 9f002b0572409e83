/// The legend of signs and arrows: one line above the boxes of a picture.
enum PictureLegend {
  /// A sign of width `markWidth` around a point, and its meaning.
  private struct Entry {
    let text: String
    let markWidth: Int
    let mark: (LayoutPoint) -> String

    static func sign(_ kind: GraphItem.Kind) -> Entry {
      Entry(text: kind.rawValue, markWidth: 10) { SVGText.sign(kind, x: $0.x, y: $0.y) }
    }

    static func arrow(_ name: String, _ text: String) -> Entry {
      Entry(text: text, markWidth: 34) { middle in
        let ends = [LayoutPoint(x: middle.x - 17, y: middle.y), LayoutPoint(x: middle.x + 17, y: middle.y)]
        return #"<g class="\#(name)">\#(LinkPath.elements(ends))</g>"#
      }
    }

    var width: Int { markWidth + 6 + LayoutMetrics.width(of: text, fontSize: LayoutMetrics.smallFontSize) }
  }

  private static var entries: [Entry] {
    [
      .sign(.action), .sign(.request), .sign(.effect),
      .arrow("c0", "bridge, coloured by action"), .arrow("work", "effect's work"),
      .arrow("cycle", "↻ bridge in a cycle"),
    ]
  }

  private static let gap: Int = 16

  static var width: Int {
    entries.reduce(LayoutMetrics.margin - gap) { $0 + $1.width + gap }
  }

  static var lines: [String] {
    let middle = LayoutMetrics.margin + 8
    var x = LayoutMetrics.margin
    return [#"<g class="legend">"#]
      + entries.map { entry in
        defer { x += entry.width + gap }
        return entry.mark(LayoutPoint(x: x + entry.markWidth / 2, y: middle))
          + SVGText.note(entry.text, x: x + entry.markWidth + 6, middle: middle)
      } + ["</g>"]
  }
}
