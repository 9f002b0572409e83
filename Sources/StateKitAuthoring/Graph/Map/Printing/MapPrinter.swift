/// Prints the map of a graph as SVG.
///
/// `fragment` is the map for a page, in both directions. `Web/Map/direction.css` shows the direction for the window, and
/// `createMap` of `Web/Map/map.js` makes the map interactive. Its elements are:
///
///     <svg class="map wide" data-direction="wide">
///       <g class="tree">…</g>
///       <g class="arrow" data-from="App.cart" data-to="App.checkout">…</g>
///       <g class="count" data-from="App.cart" data-to="App.checkout">…</g>
///       <g class="domain" data-domain="App.cart">…</g>
///     </svg>
///     <svg class="map tall" data-direction="tall">…</svg>
///
/// The box of folded domains has all their paths, with spaces between them. The elements do not have ids, so that a page can
/// contain several maps.
package struct MapPrinter {
  private let graph: Graph
  private let map: GraphMap

  /// - Parameter folds: Whether very many domains without arrows are folded.
  package init(_ graph: Graph, folds: Bool = true) {
    self.init(graph, GraphMap(graph, folds: folds))
  }

  init(_ graph: Graph, _ map: GraphMap) {
    (self.graph, self.map) = (graph, map)
  }

  /// The map in both directions.
  package var fragment: String {
    MapDirection.allCases.map { element(drawing($0), style: nil) }.joined()
  }

  /// The text of a separate file, with layers from left to right.
  var file: String {
    "\(GraphFormat.svg.header)\n" + element(map.wide, style: MapStyle.text)
  }

  private func drawing(_ direction: MapDirection) -> MapDrawing {
    direction == .wide ? map.wide : map.tall
  }

  /// - Parameter style: The style sheet of a separate file, which has a legend above the map.
  private func element(_ drawing: MapDrawing, style: String?) -> String {
    let legend = style.map { _ in MapLegend(map, of: graph).lines(within: drawing.width) }
    let (width, top) = (max(drawing.width, legend?.width ?? 0), legend?.height ?? 0)
    let height = drawing.height + top
    let size = #"width="\#(width)" height="\#(height)" viewBox="0 \#(-top) \#(width) \#(height)""#
    let name = drawing.direction.rawValue
    let role = #"role="\#(style == nil ? "group" : "img")" aria-label="\#(MarkupText.escaped(graph.name))""#
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) class="map \#(name)" data-direction="\#(name)" \#(role)>"#
    ]
    if let style { lines.append("<style>\n\(style)</style>") }
    lines += legend?.lines ?? []
    lines += drawing.routes.dropFirst(map.arrows.count).map { MapPath.tree($0, drawing.direction) }
    lines += map.arrows.indices.map { arrow($0, drawing) }
    lines += map.arrows.indices.compactMap { count($0, drawing) }
    lines += map.boxes.indices.map { box($0, drawing) }
    lines.append("</svg>")
    return lines.map { "\($0)\n" }.joined()
  }

  private func ends(_ arrow: MapArrow) -> String {
    let (source, target) = (graph.domains[arrow.source].path, graph.domains[arrow.target].path)
    return #"data-from="\#(MarkupText.escaped(source))" data-to="\#(MarkupText.escaped(target))""#
  }

  private func arrow(_ index: Int, _ drawing: MapDrawing) -> String {
    let arrow = map.arrows[index]
    let points = drawing.routes[index]
    let kind = map.kind(of: index, in: drawing)
    let line = MapPath.line(points, drawing.direction)
    let parts = [
      SVGText.tip([map.summary(of: arrow, in: graph)]),
      #"<path class="near" d="\#(line)"/><path class="line" d="\#(line)"/>"#,
      #"<path class="head" d="\#(MapPath.head(points, drawing.direction))"/>"#,
    ]
    return #"<g class="arrow \#(kind)" \#(ends(arrow))>\#(parts.joined())</g>"#
  }

  private func count(_ index: Int, _ drawing: MapDrawing) -> String? {
    guard let middle = drawing.counts[index] else { return nil }
    let arrow = map.arrows[index]
    let place = MapCounts.around(middle, MapCounts.size(of: arrow.links.count))
    let text = #"<text x="\#(middle.x)" y="\#(middle.y + 3)">\#(arrow.links.count)</text>"#
    let kind = map.kind(of: index, in: drawing)
    return #"<g class="count \#(kind)" \#(ends(arrow))>\#(SVGText.rectangle(place, radius: 6))\#(text)</g>"#
  }

  private func box(_ index: Int, _ drawing: MapDrawing) -> String {
    let (domains, label, place) = (
      map.boxes[index].map { graph.domains[$0] }, map.labels[index], drawing.boxes[index]
    )
    let group = label.group.map { " g\($0 % MapStyle.groupColors)" } ?? ""
    let start = place.x + MapMetrics.padding
    let line = label.parent == nil ? place.middle + 4 : place.bottom - 8
    let parts = [
      SVGText.tip(domains.count > 1 ? domains.map(\.path) : tip(domains[0])),
      SVGText.rectangle(place, radius: 6),
      label.group == nil
        ? "" : #"<path class="mark" d="M\#(place.x + 4) \#(place.y + 6)v\#(place.height - 12)"/>"#,
      domains.count > 1 ? MapPrinter.stack(below: place) : "",
      label.parent.map {
        SVGText.text($0, "parent", fontSize: MapMetrics.parentSize, x: start, y: place.y + 11)
      } ?? "",
      SVGText.text(label.name, "name", fontSize: MapMetrics.nameSize, x: start, y: line),
    ]
    let paths = MarkupText.escaped(domains.map(\.path).joined(separator: " "))
    return #"<g class="domain\#(group)" data-domain="\#(paths)">\#(parts.joined())</g>"#
  }

  private func tip(_ domain: GraphDomain) -> [String?] {
    [domain.path, domain.title == domain.name ? nil : domain.title, domain.documentation]
  }

  /// The edges of two boxes that seem to lie below the box of folded domains.
  static func stack(below box: LayoutRectangle) -> String {
    let lines = [2, 4].map { "M\(box.x + 2 + $0) \(box.bottom + $0)h\(box.width - 4 - 2 * $0)" }
    return #"<path class="stack" d="\#(lines.joined())"/>"#
  }
}

extension GraphMap {
  /// The classes of an arrow, for its kind and for the number of its links.
  func kind(of index: Int, in drawing: MapDrawing) -> String {
    let arrow = arrows[index]
    let kind =
      arrow.isInCycle ? "cycle" : !arrow.hasBridge ? "work" : "flow"
    let back = drawing.runsBack[index] && !arrow.isInCycle ? " back" : ""
    let strength =
      switch arrow.links.count {
      case ..<2: 1
      case ..<4: 2
      case ..<8: 3
      default: 4
      }
    return "\(kind)\(back) n\(strength)"
  }

  /// `cart → checkout: 3 bridges, in a cycle ↻`
  func summary(of arrow: MapArrow, in graph: Graph) -> String {
    let (source, target) = (graph.domains[arrow.source].path, graph.domains[arrow.target].path)
    let bridges = arrow.links.filter { graph.links[$0].kind == .bridge }.count
    let works = arrow.links.count - bridges
    let parts = [
      bridges > 0 ? "\(bridges) \(bridges == 1 ? "bridge" : "bridges")" : nil,
      works > 0 ? "\(works) of effects and requests" : nil,
      arrow.isInCycle ? "in a cycle ↻" : nil,
    ]
    return "\(source) → \(target): \(parts.compactMap(\.self).joined(separator: ", "))"
  }
}
