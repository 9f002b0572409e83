/// Prints the contents of a graph as SVG.
struct SVGPrinter {
  let graph: Graph
  private let layout: GraphLayout

  init(graph: Graph) {
    self.graph = graph
    layout = GraphLayout(graph)
  }

  var file: String {
    let (width, height) = (layout.width, layout.height)
    let size = #"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)""#
    let role = #"role="img" aria-label="\#(MarkupText.escaped(graph.name))""#
    var lines = [
      GraphFormat.svg.header,
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) class="picture" \#(role)>"#,
      "<style>\n\(PictureStyle.light)\(PictureStyle.darkWherePreferred)</style>",
    ]
    lines += PictureLegend.lines
    lines += layer("boxes", graph.domains.indices.map(box))
    lines += layer("links", graph.links.indices.compactMap(link))
    lines += layer("contents", graph.domains.indices.flatMap(contents))
    lines.append("</svg>")
    return lines.map { "\($0)\n" }.joined()
  }

  private func layer(_ name: String, _ elements: [String]) -> [String] {
    [#"<g class="\#(name)">"#] + elements + ["</g>"]
  }

  private func box(_ index: Int) -> String {
    let domain = graph.domains[index]
    let shade = domain.depth.isMultiple(of: 2) ? "even" : "odd"
    return #"<g class="box \#(shade)">\#(SVGText.rectangle(layout.boxes[index], radius: 8))</g>"#
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
      SVGText.text(domain.title, in: place),
    ]
    return #"<g class="title">\#(parts.joined())</g>"#
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
    return #"<g class="item \#(kind)">\#(parts.joined())</g>"#
  }

  private func link(_ index: Int) -> String? {
    let link = graph.links[index]
    let points = layout.routes[index]
    let condition = layout.notes[index].map { SVGText.note(link.label, x: $0.x, middle: $0.middle) }
    guard !points.isEmpty else { return condition.map { #"<g class="link implied">\#($0)</g>"# } }
    let names = "\(graph.items[link.source].path) → \(graph.items[link.target].path)"
    let parts = [
      SVGText.tip([names, link.label.isEmpty ? nil : link.label, link.documentation]),
      LinkPath.elements(points),
      condition ?? "",
    ]
    return #"<g class="link \#(color(of: link))">\#(parts.joined())</g>"#
  }

  private func color(of link: GraphLink) -> String {
    link.isInCycle
      ? "cycle" : link.kind == .bridge ? "c\(link.source % PictureStyle.bridgeColors)" : "work"
  }
}
