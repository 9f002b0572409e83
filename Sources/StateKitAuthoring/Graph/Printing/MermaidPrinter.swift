/// Prints a graph for Mermaid, which many hosts render in Markdown.
struct MermaidPrinter {
  let graph: Graph

  var text: String {
    let blocks = graph.blocks(closing: "end") { domain in
      ["subgraph d\(domain)[\(MermaidText.quoted(graph.domains[domain].title))]"]
        + graph.domains[domain].items.flatMap(item)
    }
    let lines = ["flowchart LR"] + blocks + graph.links.map { "  \(arrow($0))" } + cycleStyles
    return ([GraphFormat.mermaid.header] + lines).map { "\($0)\n" }.joined()
  }

  private func item(_ index: Int) -> [String] {
    let item = graph.items[index]
    let name = MermaidText.quoted(item.label)
    switch item.kind {
    case .action: return ["n\(index)[\(name)]"]
    case .effect: return ["n\(index)[[\(name)]]"]
    case .request: return ["subgraph n\(index)[\(name)]"] + phases(of: index) + ["end"]
    case .phase: return []
    }
  }

  private func phases(of request: Int) -> [String] {
    graph.phases(of: request).map { "  n\($0)(\(MermaidText.quoted(graph.items[$0].name)))" }
  }

  private func arrow(_ link: GraphLink) -> String {
    let arrow = link.kind == .bridge ? (link.isInCycle ? "==>" : "-->") : "-.->"
    let label = link.label.isEmpty ? "" : "|\(MermaidText.quoted(link.label))|"
    return "n\(link.source) \(arrow)\(label) n\(link.target)"
  }

  private var cycleStyles: [String] {
    let numbers = graph.links.indices.filter { graph.links[$0].isInCycle }
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
