/// Prints a graph as one self-contained page: the picture, with search, folding and following of links.
struct PagePrinter {
  let graph: Graph

  /// Text of a schema occurs only inside the picture, so it is escaped in one place. If any of it became
  /// markup, the policy would still keep the page from loading or sending anything.
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
    \(PictureStyle.light)\(PictureStyle.darkWherePreferred)\(PageStyle.text)</style>
    </head>
    <body>
    <header>
    <input type="search" id="search" placeholder="Search ( / )" aria-label="Search the graph">
    <button type="button" id="fold">Fold all</button>
    <button type="button" id="unfold">Unfold all</button>
    <span class="group">
    <button type="button" id="smaller" title="Smaller ( - )" aria-label="Smaller">−</button>
    <button type="button" id="scale" title="As it is ( 0 )">100 %</button>
    <button type="button" id="bigger" title="Bigger ( + )" aria-label="Bigger">+</button>
    <button type="button" id="fit" title="All of it, or its width ( f )">Fit</button>
    </span>
    <output id="status" role="status"></output>
    \(PictureLegend.list)
    </header>
    <main>
    \(SVGPrinter(graph: graph, hasLegend: false).element(style: nil))</main>
    <aside id="details" aria-label="The chosen action" hidden>
    <button type="button" id="close" aria-label="Close">✕</button>
    <p id="about"></p>
    <div id="before"><h2>Comes from</h2><ul></ul></div>
    <div id="after"><h2>Leads to</h2><ul></ul></div>
    </aside>
    <script>
    \(PageScript.text)</script>
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
