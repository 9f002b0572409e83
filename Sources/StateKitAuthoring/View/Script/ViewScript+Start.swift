extension ViewScript {
  /// Reads what the page contains, and shows it.
  static let start: String = #"""
    // The text is removed from the document, which would otherwise keep it a second time.
    const embedded = (id) => {
      const node = document.getElementById(id);
      node?.remove();
      return node?.textContent ?? "";
    };
    const linesOf = (id) => {
      const lines = embedded(id).replace(/^\n/, "").split("\n");
      if (lines.at(-1) === "") lines.pop();
      return lines;
    };
    const facts = JSON.parse(embedded("facts"));
    document.getElementById("debugger").debugger = createDebugger({
      root: document.getElementById("debugger"),
      lines: linesOf("recording"),
      other: document.getElementById("other") ? linesOf("other") : null,
      schema: JSON.parse(embedded("schema")),
      ...facts,
    });
    performance.mark("list");

    """#
}
