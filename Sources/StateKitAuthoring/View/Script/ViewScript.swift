/// The script of the page of a recording, or of a running app. It is the same for every recording, which it reads from the
/// page.
enum ViewScript {
  static let text: String = wrapped(parts + [start])

  /// The script of the page of a running app.
  static let liveText: String = wrapped(parts + [form, dispatch, live, liveStart])

  /// Each part uses those before it; `createDebugger` in `page` is the beginning of the page.
  private static let parts: [String] = [
    values, changes, recording, works, states, history, elements, list, rows, filter, tree,
    treeValues, causes, facts, action, state, who, map, runs, bars, timeline, player, links, compare,
    export, rowsOfLines, head, detail, reading, page, contents,
  ]

  private static func wrapped(_ parts: [String]) -> String {
    "(() => {\n\"use strict\";\n\(parts.joined(separator: "\n"))})();\n"
  }
}
