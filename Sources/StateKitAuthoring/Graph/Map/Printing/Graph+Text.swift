extension Graph {
  /// The map of the graph, as the text of a file.
  package func text(as format: GraphFormat) -> String {
    switch format {
    case .mermaid: MapMermaidPrinter(self).text
    case .dot: MapDOTPrinter(self).text
    case .svg: MapPrinter(self).file
    case .html: PagePrinter(graph: self).text
    }
  }
}
