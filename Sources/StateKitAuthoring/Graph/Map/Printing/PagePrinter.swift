/// Prints a graph as one self-contained page: the map, a search, and a panel for the open element with links to others.
struct PagePrinter {
  private let graph: Graph
  private let map: GraphMap

  init(graph: Graph) {
    (self.graph, map) = (graph, GraphMap(graph))
  }

  /// The whole page. The picture escapes text of a schema, and the script inserts the data as text only. If any of it became
  /// markup, the content security policy would still keep the page from loading or sending anything.
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
