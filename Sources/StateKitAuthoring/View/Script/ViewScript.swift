/// The script of the page of a recording. It is the same for every recording, which it reads from the page.
enum ViewScript {
  static let text: String = "(() => {\n\"use strict\";\n\(parts.joined(separator: "\n"))})();\n"

  /// Each part uses those before it; `createDebugger` in `page` is the beginning of the page.
  private static let parts: [String] = [
    values, changes, recording, works, states, history, elements, list, rows, filter, tree,
    treeValues, causes, action, state, who, map, runs, bars, timeline, player, links, compare,
    export, rowsOfLines, head, detail, reading, page, start,
  ]
}
