/// A graph as JSON, for the script of a page.
struct GraphData {
  let graph: Graph

  /// The text is safe in a `script` element, because its characters cannot begin a tag.
  var text: String {
    let parts = [
      "\"domains\":[\n\(graph.domains.map(domain).joined(separator: ",\n"))\n]",
      "\"items\":[\n\(graph.items.map(item).joined(separator: ",\n"))\n]",
      "\"links\":[\n\(graph.links.map(link).joined(separator: ",\n"))\n]",
    ]
    return "{\(parts.joined(separator: ",\n"))}"
  }

  private func domain(_ domain: GraphDomain) -> String {
    object([
      ("name", literal(domain.name)), ("path", literal(domain.path)), ("title", literal(domain.title)),
      ("parent", domain.parent.map(String.init)), ("doc", domain.documentation.map(literal)),
    ])
  }

  private func item(_ item: GraphItem) -> String {
    object([
      ("domain", "\(item.domain)"), ("kind", literal(item.kind.rawValue)), ("name", literal(item.label)),
      ("path", literal(item.path)), ("payload", item.payload.isEmpty ? nil : literal(item.payload)),
      ("doc", item.documentation.map(literal)), ("request", item.request.map(String.init)),
      ("timing", item.timing.map(literal)), ("deprecated", item.isDeprecated ? "true" : nil),
      ("dismisses", item.dismisses ? "true" : nil),
    ])
  }

  private func link(_ link: GraphLink) -> String {
    object([
      ("kind", literal(link.kind.rawValue)), ("source", "\(link.source)"), ("target", "\(link.target)"),
      ("label", link.label.isEmpty ? nil : literal(link.label)), ("doc", link.documentation.map(literal)),
      ("at", link.location.map { literal($0.description) }), ("cycle", link.isInCycle ? "true" : nil),
    ])
  }

  private func object(_ members: [(name: String, value: String?)]) -> String {
    let written = members.compactMap { member in member.value.map { "\"\(member.name)\":\($0)" } }
    return "{\(written.joined(separator: ","))}"
  }

  private func literal(_ text: String) -> String {
    let visible = JSONLiteral.of(PictureText.visible(text, keepsLines: true))
    return visible.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "\\u003C"
      case ">": "\\u003E"
      case "&": "\\u0026"
      default: String(scalar)
      }
    }
    .joined()
  }
}
