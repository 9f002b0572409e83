/// The script of the page. It is the same for every graph, and reads the graph from the picture's elements.
enum PageScript {
  static let text: String =
    "(() => {\n\"use strict\";\n\(reading)\(layout)\(routes)\(drawing)\(following)\(searching)\(input)scale = fitting();\nresize();\n})();\n"

  /// Reads everything in the picture. A link starts and ends at a stop: the row of an item, or the title of
  /// the folded domain that hides the item.
  private static let reading: String = #"""
    const svg = document.querySelector("main > svg");
    const [status, search, details, scaleButton] =
      ["status", "search", "details", "scale"].map((name) => document.getElementById(name));
    const all = (kind) => Array.from(svg.querySelectorAll(kind));
    const number = (node, name) => Number(node.getAttribute(name));
    const place = (node) => ({ x: number(node, "x"), y: number(node, "y"), height: number(node, "height") });
    const middle = ({ y, height }) => y + Math.floor(height / 2);

    const columnWidths = [];
    const boxes = [];
    for (const [index, node] of all(".box").entries()) {
      const parent = "parent" in node.dataset ? Number(node.dataset.parent) : -1;
      const column = parent < 0 ? 0 : boxes[parent].column + 1;
      boxes.push({ node, rect: node.querySelector("rect"), parent, column, folded: false });
    }
    const stop = (node) => {
      const rect = node.querySelector("rect"), domain = Number(node.dataset.domain);
      const printed = place(rect);
      return { node, rect, domain, column: boxes[domain].column, printed, name: node.querySelector("text").textContent };
    };
    const titles = all(".title").map(stop);
    for (const { column, rect } of titles) columnWidths[column] = number(rect, "width");
    const items = all(".item").map((node) => {
      const item = stop(node);
      const indent = item.printed.x - titles[item.domain].printed.x;
      return { ...item, indent, path: node.dataset.path, from: [], to: [] };
    });
    for (const title of titles) Object.assign(title, { isTitle: true, indent: 0, path: "" });
    const links = all(".link").map((node, index) => {
      const note = node.querySelector(".note");
      return {
        node, index, note, line: node.querySelector(".line"), head: node.querySelector(".head"),
        source: items[Number(node.dataset.source)], target: items[Number(node.dataset.target)],
        noteWidth: Number(node.dataset.note || 0), printedNote: note && { x: number(note, "x"), y: number(note, "y") },
      };
    });
    for (const link of links) {
      link.source.to.push(link);
      link.target.from.push(link);
    }

    """#
}
