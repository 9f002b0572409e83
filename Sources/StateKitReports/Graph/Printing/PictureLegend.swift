/// The line above the boxes that says what signs and arrows mean.
enum PictureLegend {
  static var lines: [String] {
    [#"<g class="legend">"#]
      + [sign(.action, 0), sign(.request, 70), sign(.effect, 150)]
      + [arrow("c0", "bridge", 230), arrow("work", "effect's work", 330)]
      + [arrow("cycle", "bridge in a cycle", 470), "</g>"]
  }

  private static let y: Int = LayoutMetrics.margin + 8

  private static func sign(_ kind: GraphItem.Kind, _ start: Int) -> String {
    let x = LayoutMetrics.margin + start
    return SVGText.sign(kind, x: x + 5, y: y) + SVGText.note(kind.rawValue, x: x + 16, middle: y)
  }

  private static func arrow(_ color: String, _ text: String, _ start: Int) -> String {
    let x = LayoutMetrics.margin + start
    let way = LinkPath.elements([LayoutPoint(x: x, y: y), LayoutPoint(x: x + 34, y: y)])
    return #"<g class="\#(color)">\#(way)</g>"# + SVGText.note(text, x: x + 42, middle: y)
  }
}
