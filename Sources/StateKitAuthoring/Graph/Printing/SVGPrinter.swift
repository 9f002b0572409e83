/// Prints a graph as SVG: a separate file, or the picture of the page.
///
/// The page reads the graph only from the elements of the picture.
struct SVGPrinter {
  let graph: Graph
  private let hasLegend: Bool
  private let layout: GraphLayout

  /// - Parameter hasLegend: Whether the picture has a legend; a page has a separate one.
  init(graph: Graph, hasLegend: Bool = true) {
    self.graph = graph
    self.hasLegend = hasLegend
    layout = GraphLayout(graph, hasLegend: hasLegend)
  }

  /// The text of a separate file.
  var file: String {
    "\(GraphFormat.svg.header)\n"
      + element(style: PictureStyle.light + PictureStyle.darkWherePreferred + SVGPrinter.still)
  }

  /// A separate file has no folding.
  private static let still: String = ".fold { display: none; }\n"

  /// The `svg` element, with its own style sheet unless the page provides one.
  func element(style: String?) -> String {
    let (width, height) = (layout.width, layout.height)
    let size = #"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)""#
    // A separate picture is not interactive; the picture of the page is.
    let role = #"role="\#(style == nil ? "group" : "img")" aria-label="\#(MarkupText.escaped(graph.name))""#
    var lines = [#"<svg xmlns="http://www.w3.org/2000/svg" \#(size) class="picture" \#(role)>"#]
    if let style { lines.append("<style>\n\(style)</style>") }
    if hasLegend { lines += PictureLegend.lines }
    lines += layer("boxes", graph.domains.indices.map(box))
    lines += layer("links", graph.links.indices.map(link))
    lines += layer("contents", graph.domains.indices.flatMap(contents))
    lines.append("</svg>")
    return lines.map { "\($0)\n" }.joined()
  }

  private func layer(_ name: String, _ elements: [String]) -> [String] {
    [#"<g class="\#(name)">"#] + elements + ["</g>"]
  }

  private func box(_ index: Int) -> String {
    let domain = graph.domains[index]
    let parent = domain.parent.map { #" data-parent="\#($0)""# } ?? ""
    let shade = domain.depth.isMultiple(of: 2) ? "even" : "odd"
    return
      #"<g class="box \#(shade)"\#(parent)>\#(SVGText.rectangle(layout.boxes[index], radius: 8))</g>"#
  }

  private func contents(of domain: Int) -> [String] {
    [title(of: domain)] + graph.domains[domain].items.map(item)
  }

  private func title(of index: Int) -> String {
    let domain = graph.domains[index]
    let place = layout.titles[index]
    let parts = [
      SVGText.tip([domain.title, domain.documentation]),
      SVGText.rectangle(place, radius: 5),
      #"<path class="fold" d="M\#(place.x + 4) \#(place.middle - 3)h8l-4 7z"/>"#,
      SVGText.text(domain.title, in: place),
    ]
    return #"<g class="title" data-domain="\#(index)">\#(parts.joined())</g>"#
  }

  private func item(_ index: Int) -> String {
    let item = graph.items[index]
    let place = layout.rows[index]
    let parts = [
      SVGText.tip(item.tip),
      SVGText.rectangle(place, radius: 5),
      SVGText.sign(item.kind, x: place.x + LayoutMetrics.textIndent / 2, y: place.middle),
      SVGText.text(item.label, in: place),
    ]
    let kind = item.kind.rawValue + (item.isDeprecated ? " deprecated" : "")
    let data = #"data-domain="\#(item.domain)" data-path="\#(MarkupText.escaped(item.path))""#
    return #"<g class="item \#(kind)" \#(data)>\#(parts.joined())</g>"#
  }

  private func link(_ index: Int) -> String {
    let link = graph.links[index]
    let points = layout.routes[index]
    let ends = #"data-source="\#(link.source)" data-target="\#(link.target)""#
    let condition = layout.notes[index].map { SVGText.note(link.label, x: $0.x, middle: $0.middle) }
    guard !points.isEmpty else {
      return condition.map { #"<g class="link implied" \#(ends)>\#($0)</g>"# }
        ?? #"<g class="link implied" \#(ends)/>"#
    }
    let note = layout.notes[index].map { #" data-note="\#($0.width)""# } ?? ""
    let names = "\(graph.items[link.source].path) → \(graph.items[link.target].path)"
    let parts = [
      SVGText.tip([names, link.label.isEmpty ? nil : link.label, link.documentation]),
      LinkPath.elements(points),
      condition ?? "",
    ]
    return
      #"<g class="link \#(color(of: link))" \#(ends)\#(note)>\#(parts.joined())</g>"#
  }

  private func color(of link: GraphLink) -> String {
    link.isInCycle
      ? "cycle" : link.kind == .bridge ? "c\(link.source % PictureStyle.bridgeColors)" : "work"
  }
}
