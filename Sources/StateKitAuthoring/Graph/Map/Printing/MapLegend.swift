/// The legend of the map's arrows: one line above a separate picture, a list in a page.
enum MapLegend {
  private static let entries: [(kind: String, text: String)] = [
    ("flow", "bridges, and how many"), ("back", "against the flow"), ("cycle", "↻ cycle of bridges"),
    ("work", "effects, requests"),
  ]

  static let height: Int = 32
  private static let markWidth: Int = 26
  private static let gap: Int = 18

  private static func width(of text: String) -> Int {
    markWidth + 6 + LayoutMetrics.width(of: text, fontSize: LayoutMetrics.smallFontSize)
  }

  static var width: Int { entries.reduce(2 * MapMetrics.margin - gap) { $0 + width(of: $1.text) + gap } }

  static func lines(middle: Int) -> [String] {
    var x = MapMetrics.margin
    return [#"<g class="legend">"#]
      + entries.map { entry in
        defer { x += width(of: entry.text) + gap }
        let text = MarkupText.escaped(entry.text)
        return mark(entry.kind, x: x, y: middle)
          + #"<text class="note" x="\#(x + markWidth + 6)" y="\#(middle + 4)">\#(text)</text>"#
      } + ["</g>"]
  }

  /// The legend for a page, with the style sheet of the map.
  static var list: String {
    let items = entries.map { entry in
      let mark = mark(entry.kind, x: 0, y: 8)
      return #"<li><svg class="map" aria-hidden="true" width="\#(markWidth)" height="16">\#(mark)</svg>"#
        + "\(MarkupText.escaped(entry.text))</li>"
    }
    return #"<ul class="legend" aria-label="Legend">\#(items.joined())</ul>"#
  }

  private static func mark(_ kind: String, x: Int, y: Int) -> String {
    let ends = [LayoutPoint(x: x, y: y), LayoutPoint(x: x + markWidth, y: y)]
    let points = kind == "back" ? ends.reversed() : ends
    return #"<g class="arrow n2 \#(kind)"><path class="line" d="\#(MapPath.line(points, .wide))"/>"#
      + #"<path class="head" d="\#(MapPath.head(points, .wide))"/></g>"#
  }
}
