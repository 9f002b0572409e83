/// Prints a graph as one page that needs nothing else: the picture, with what finds, folds and follows.
struct PagePrinter {
  let graph: Graph

  /// Text of a schema is in the picture alone, so that there is one place where it has to be escaped. And should
  /// any of it ever become markup, the policy keeps the page from loading or sending anything.
  var text: String {
    let roots = graph.domains.filter { $0.parent == nil }
    let name = MarkupText.escaped(roots.map(\.name).joined(separator: ", "))
    return """
      \(GraphFormat.html.header)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PagePrinter.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <style>
      \(PictureStyle.light)\(PictureStyle.darkWherePreferred)\(PageStyle.text)</style>
      </head>
      <body>
      <header>
      <input type="search" id="search" placeholder="Search ( / )" aria-label="Search the graph">
      <button type="button" id="fold">Fold all</button>
      <button type="button" id="unfold">Unfold all</button>
      <output id="status" role="status"></output>
      </header>
      <main>
      \(SVGPrinter(graph: graph).element(style: nil))</main>
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
