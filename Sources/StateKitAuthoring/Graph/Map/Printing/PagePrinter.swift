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
    """
    \(GraphFormat.html.header)
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PagePrinter.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.escaped(graph.name))</title>
    <style>
    \(MapStyle.light)\(MapStyle.darkWherePreferred)\(MapStyle.direction)\(PageStyle.text)</style>
    </head>
    <body>
    <header>
    <input type="search" id="search" placeholder="Search ( / )" aria-label="Search the graph">
    <span class="group">
    <button type="button" id="smaller" title="Smaller ( - )" aria-label="Smaller">−</button>
    <button type="button" id="fit" title="The whole map ( f )">Fit</button>
    <button type="button" id="bigger" title="Bigger ( + )" aria-label="Bigger">+</button>
    </span>
    <output id="status" role="status"></output>
    \(MapLegend(map, of: graph).list)
    </header>
    <main>
    \(MapPrinter(graph, map).fragment)</main>
    <aside id="panel" aria-label="What is open" tabindex="-1" hidden>
    <button type="button" id="close" aria-label="Close" title="Close ( Esc )">✕</button>
    <div id="contents"></div>
    </aside>
    <script type="application/json" id="graph">
    \(GraphData(graph: graph).text)
    </script>
    <script>
    \(MapScript.text)\(PageScript.text)</script>
    </body>
    </html>

    """
  }

  private static let policy: String = [
    "default-src 'none'", "style-src 'unsafe-inline'", "script-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")
}
