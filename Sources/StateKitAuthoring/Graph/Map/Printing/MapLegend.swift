/// The legend of the lines and colours that are on a map: rows above a separate picture, a list in a page.
struct MapLegend {
  private struct Entry {
    let text: String
    let markWidth: Int
    /// The mark, by the left end of its middle.
    let mark: (LayoutPoint) -> String

    var width: Int { markWidth + 6 + MapMetrics.width(of: text, fontSize: MapMetrics.noteSize) }
  }

  private let entries: [Entry]

  init(_ map: GraphMap, of graph: Graph) {
    let kinds = Set(
      map.arrows.indices.flatMap { map.kind(of: $0, in: map.wide).split(separator: " ").map(String.init) }
    )
    let arrows = [
      ("flow", "bridges, and how many"), ("back", "against the flow"), ("cycle", "↻ cycle of bridges"),
      ("work", "effects, requests"),
    ].filter { kinds.contains($0.0) }.map { MapLegend.arrow($0, $1) }
    let tree = map.lines.isEmpty ? [] : [MapLegend.line("parent and child") { MapPath.tree($0, .wide) }]
    let folds = map.boxes.contains { $0.count > 1 } ? [MapLegend.fold()] : []
    entries = arrows + tree + folds + MapLegend.colors(map, of: graph)
  }

  private static func line(_ text: String, _ mark: @escaping ([LayoutPoint]) -> String) -> Entry {
    Entry(text: text, markWidth: 26) { mark([$0, LayoutPoint(x: $0.x + 26, y: $0.y)]) }
  }

  private static func arrow(_ kind: String, _ text: String) -> Entry {
    line(text) { ends in
      let points = kind == "back" ? ends.reversed() : ends
      return #"<g class="arrow n2 \#(kind)"><path class="line" d="\#(MapPath.line(points, .wide))"/>"#
        + #"<path class="head" d="\#(MapPath.head(points, .wide))"/></g>"#
    }
  }

  private static func fold() -> Entry {
    Entry(text: "folded domains", markWidth: 22) { start in
      let box = LayoutRectangle(x: start.x, y: start.y - 7, width: 22, height: 10)
      return #"<g class="domain">\#(SVGText.rectangle(box, radius: 3))\#(MapPrinter.stack(below: box))</g>"#
    }
  }

  /// The names of the outermost domains, by their colours.
  private static func colors(_ map: GraphMap, of graph: Graph) -> [Entry] {
    let names = graph.domains.filter { $0.depth == graph.outermostDepth }.map(\.name)
    let shown = Set(map.labels.compactMap(\.group)).sorted()
    if shown.count > MapStyle.groupColors {
      return [bars(Array(0..<MapStyle.groupColors), "outermost domains; their colours repeat")]
    }
    return shown.map { bars([$0 % MapStyle.groupColors], MapLabelText.cut(names[$0])) }
  }

  private static func bars(_ colors: [Int], _ text: String) -> Entry {
    Entry(text: text, markWidth: 6 * colors.count - 2) { start in
      colors.enumerated().map { index, color in
        let path = #"<path class="mark" d="M\#(start.x + 2 + 6 * index) \#(start.y - 5)v10"/>"#
        return #"<g class="g\#(color)">\#(path)</g>"#
      }.joined()
    }
  }

  private static let gap: Int = 18
  private static let rowHeight: Int = 20

  /// The legend above a picture: rows as wide as the picture, but not narrower than `narrowest`.
  func lines(within width: Int) -> (lines: [String], width: Int, height: Int) {
    let end = max(width, MapLegend.narrowest) - MapMetrics.margin
    var places: [LayoutPoint] = []
    var (x, y) = (MapMetrics.margin, 0)
    for entry in entries {
      if x > MapMetrics.margin, x + entry.width > end {
        (x, y) = (MapMetrics.margin, y + MapLegend.rowHeight)
      }
      places.append(LayoutPoint(x: x, y: y))
      x += entry.width + MapLegend.gap
    }
    let height = y + MapLegend.rowHeight + 12
    let marks = zip(entries, places).map { entry, place in
      let start = LayoutPoint(x: place.x, y: place.y - height + 16)
      return entry.mark(start) + SVGText.note(entry.text, x: start.x + entry.markWidth + 6, middle: start.y)
    }
    let right = zip(entries, places).map { $1.x + $0.width + MapMetrics.margin }.max() ?? 0
    return ([#"<g class="legend">"#] + marks + ["</g>"], right, height)
  }

  private static let narrowest: Int = 640

  /// The legend for a page, with the style sheet of the map.
  var list: String {
    let items = entries.map { entry in
      let mark = entry.mark(LayoutPoint(x: 0, y: 8))
      return
        #"<li><svg class="map" aria-hidden="true" width="\#(entry.markWidth)" height="16">\#(mark)</svg>"#
        + "\(MarkupText.escaped(PictureText.visible(entry.text)))</li>"
    }
    return #"<ul class="legend" aria-label="Legend">\#(items.joined())</ul>"#
  }
}
