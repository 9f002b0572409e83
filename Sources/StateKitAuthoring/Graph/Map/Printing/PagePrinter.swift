/// Prints a graph as one self-contained page: the map, with a panel for what is open, search and following of links.
struct PagePrinter {
  private let graph: Graph
  private let map: GraphMap

  init(graph: Graph) {
    (self.graph, map) = (graph, GraphMap(graph))
  }

  /// Text of a schema is in the picture, which escapes it, and in the data, from which the script makes text alone. If
  /// any of it became markup, the policy would still keep the page from loading or sending anything.
  var text: String {
    WebPages.Graph.page(
      header: GraphFormat.html.header,
      title: MarkupText.escaped(graph.name),
      mapStyle: MapStyle.text,
      legend: MapLegend(map, of: graph).list,
      map: MapPrinter(graph, map).fragment,
      graph: GraphData(graph: graph).text
    )
  }
}
