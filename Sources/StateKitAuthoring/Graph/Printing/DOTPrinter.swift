/// Prints a graph for Graphviz.
struct DOTPrinter {
  let graph: Graph

  var text: String {
    let blocks = graph.blocks(closing: "}") { domain in
      ["subgraph cluster_d\(domain) {"] + frame(of: graph.domains[domain]) + contents(of: domain)
    }
    let lines = ["digraph {"] + DOTPrinter.defaults + blocks + graph.links.map { "  \(edge($0))" } + ["}"]
    return ([GraphFormat.dot.header] + lines).map { "\($0)\n" }.joined()
  }

  static let defaults: [String] = [
    ##"  graph [rankdir=LR, fontname="Helvetica", fontsize=12, style=rounded, color="#8c959f"]"##,
    #"  node [fontname="Helvetica", fontsize=11, shape=box, style=rounded, height=0.3]"#,
    #"  edge [fontname="Helvetica", fontsize=10]"#,
  ]

  private func frame(of domain: GraphDomain) -> [String] {
    ["label=\(DOTText.quoted(domain.title))"]
      + (domain.documentation.map { ["tooltip=\(DOTText.quoted($0))"] } ?? [])
  }

  /// The nodes of a domain. Graphviz does not draw a cluster without a node.
  private func contents(of domain: Int) -> [String] {
    let items = graph.domains[domain].items
    guard !items.isEmpty else { return [#"d\#(domain) [style=invis, shape=point, label=""]"#] }
    return items.flatMap(item)
  }

  private func item(_ index: Int) -> [String] {
    let item = graph.items[index]
    switch item.kind {
    case .action: return [node(index)]
    case .effect: return [node(index, "shape=component, style=solid")]
    case .request:
      return ["subgraph cluster_n\(index) {", "  label=\(DOTText.quoted(item.name))", "  style=dotted"]
        + graph.phases(of: index).map { "  \(node($0))" } + ["}"]
    case .phase: return []
    }
  }

  private func node(_ index: Int, _ style: String? = nil) -> String {
    let item = graph.items[index]
    let tooltip = item.tip.joined(separator: "\n")
    let attributes =
      ["label=\(DOTText.quoted(item.label))", "tooltip=\(DOTText.quoted(tooltip))"]
      + [style].compactMap(\.self)
    return "n\(index) [\(attributes.joined(separator: ", "))]"
  }

  private func edge(_ link: GraphLink) -> String {
    var attributes: [String] = []
    if link.kind != .bridge { attributes.append(##"style=dashed, color="#8c959f""##) }
    if link.isInCycle { attributes.append(##"color="#d1242f", fontcolor="#d1242f", penwidth=2"##) }
    if !link.label.isEmpty { attributes.append("label=\(DOTText.quoted(link.label))") }
    if let text = link.documentation { attributes.append("tooltip=\(DOTText.quoted(text))") }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "n\(link.source) -> n\(link.target)\(list)"
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
