/// Prints the map of a graph for Mermaid: a node for each domain, and an arrow for each pair with links; a line without
/// a head leads from a parent to a child.
struct MapMermaidPrinter {
  private let graph: Graph
  private let labels: [MapLabel]
  private let arrows: [MapArrow]

  init(_ graph: Graph) {
    (self.graph, labels, arrows) = (
      graph, MapLabel.all(graph, of: graph.domains.indices.map { [$0] }), MapArrow.all(graph)
    )
  }

  var text: String {
    let nodes = graph.domains.indices.map { "  d\($0)[\(MermaidText.quoted(labels[$0].text))]" }
    let lines = ["flowchart LR"] + nodes + arrows.map { "  \(edge($0))" } + lines + cycleStyles
    return ([GraphFormat.mermaid.header] + lines).map { "\($0)\n" }.joined()
  }

  private var lines: [String] {
    graph.domains.enumerated().compactMap { child, domain in domain.parent.map { "  d\($0) --- d\(child)" } }
  }

  private func edge(_ arrow: MapArrow) -> String {
    let sign = arrow.isInCycle ? "==>" : arrow.hasBridge ? "-->" : "-.->"
    let label = arrow.label.isEmpty ? "" : "|\(MermaidText.quoted(arrow.label))|"
    return "d\(arrow.source) \(sign)\(label) d\(arrow.target)"
  }

  private var cycleStyles: [String] {
    let numbers = arrows.indices.filter { arrows[$0].isInCycle }
    guard !numbers.isEmpty else { return [] }
    return ["  linkStyle \(numbers.map(String.init).joined(separator: ",")) stroke:#d1242f,stroke-width:3px"]
  }
}

/// Escapes a schema's text for Mermaid.
enum MermaidText {
  /// The text in quotes. All characters but letters, digits and harmless signs become numeric entities,
  /// between `#` and `;`.
  static func quoted(_ text: String) -> String {
    "\"\(PictureText.visible(text).unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", ":", ",", "?", "!", "[", "]": String(scalar)
    default: scalar.isASCII ? "#\(scalar.value);" : String(scalar)
    }
  }
}

extension MapArrow {
  /// The number of links, if there are several, after a mark for a cycle.
  var label: String {
    [isInCycle ? "↻" : nil, links.count > 1 ? "\(links.count)" : nil].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension MapLabel {
  /// The name, after the name of the parent: `cart.rows`.
  var text: String { parent.map { "\($0).\(name)" } ?? name }
}
