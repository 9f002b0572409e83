/// Prints the map of a graph for Graphviz: a node for each domain, and an edge for each pair with links; a line without a head
/// leads from a parent to a child.
struct MapDOTPrinter {
  private let graph: Graph
  private let labels: [MapLabel]
  private let arrows: [MapArrow]

  init(_ graph: Graph) {
    (self.graph, labels, arrows) = (
      graph, MapLabel.all(graph, of: graph.domains.indices.map { [$0] }), MapArrow.all(graph)
    )
  }

  var text: String {
    let nodes = graph.domains.indices.map { "  \(node($0))" }
    let edges = arrows.map { "  \(edge($0))" }
    let all = [GraphFormat.dot.header, "digraph {"] + MapDOTPrinter.defaults + nodes + edges + lines + ["}"]
    return all.map { "\($0)\n" }.joined()
  }

  private static let defaults: [String] = [
    "  graph [rankdir=LR]",
    #"  node [fontname="Helvetica", fontsize=11, shape=box, style=rounded, height=0.3]"#,
    #"  edge [fontname="Helvetica", fontsize=10]"#,
  ]

  private var lines: [String] {
    graph.domains.enumerated().compactMap { child, domain in
      domain.parent.map { "  d\($0) -> d\(child) [arrowhead=none, style=dotted, color=\"#8c959f\"]" }
    }
  }

  private func node(_ index: Int) -> String {
    let domain = graph.domains[index]
    let tip = [domain.path, domain.documentation].compactMap(\.self).joined(separator: "\n")
    return "d\(index) [label=\(DOTText.quoted(labels[index].text)), tooltip=\(DOTText.quoted(tip))]"
  }

  private func edge(_ arrow: MapArrow) -> String {
    var attributes: [String] = []
    if !arrow.hasBridge { attributes.append(##"style=dashed, color="#8c959f""##) }
    if arrow.isInCycle { attributes.append(##"color="#d1242f", fontcolor="#d1242f", penwidth=2"##) }
    if !arrow.label.isEmpty { attributes.append("label=\(DOTText.quoted(arrow.label))") }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "d\(arrow.source) -> d\(arrow.target)\(list)"
  }
}

/// Escapes a schema's text for DOT.
enum DOTText {
  /// The text in quotes. Backslashes are doubled, because Graphviz replaces sequences such as `\N`.
  static func quoted(_ text: String) -> String {
    let escaped = PictureText.visible(text, keepsLines: true).unicodeScalars.map { scalar in
      switch scalar {
      case "\\": #"\\"#
      case "\"": #"\""#
      case "\n": #"\n"#
      // Graphviz would read `&lt;` as an entity.
      case "&": "&amp;"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
