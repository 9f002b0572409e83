/// What the page of a recording and that of a running app have in common.
///
/// Text of recordings and schemas is only in elements that are no markup and no script; the page's script makes text
/// nodes from it. If any of it became markup, the policy would still keep the page from loading anything, and from
/// sending anything except to the app.
struct ViewShell {
  let header: String
  let title: String
  let schema: ViewSchema?
  /// The JSON of what the page says about itself.
  let facts: String
  /// Whether the page talks to the server that it came from.
  var isLive = false

  /// The page up to its script. Lines of recordings follow.
  func beginning(withScript script: String) -> String {
    """
    \(header)
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.escaped(title))</title>
    <style>
    \(MapStyle.light)\(MapStyle.darkWherePreferred)\(ViewStyle.text)</style>
    </head>
    <body>
    <div id="debugger"></div>
    <script type="text/plain" id="schema">\(ViewShell.escaped(schema?.text ?? "null"))</script>
    <script type="text/plain" id="facts">\(ViewShell.escaped(facts))</script>
    \(map)<script>
    \(MapScript.text)\(script)</script>

    """
  }

  static let end: String = "</body>\n</html>\n"

  private var map: String {
    schema?.graph.map { "<template id=\"map\">\n\(MapPrinter($0, folds: false).fragment)</template>\n" } ?? ""
  }

  private var policy: String {
    let connections = isLive ? ["connect-src 'self'"] : []
    let rules = [
      "default-src 'none'", "style-src 'unsafe-inline'", "script-src 'unsafe-inline'", "base-uri 'none'",
      "form-action 'none'",
    ]
    return (rules + connections).joined(separator: "; ")
  }

  private static func escaped(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: #"\u003c"#)
  }
}
