extension ViewScript {
  /// What every page contains besides recordings.
  static let contents: String = #"""
    const root = document.getElementById("debugger");
    const embedded = (id) => JSON.parse(document.getElementById(id).textContent);
    const facts = embedded("facts"), schema = embedded("schema");
    // The map for a panel, which is taller than wide, with the colours that the domains have in the list.
    const template = document.getElementById("map");
    const drawMap = template && ((place, accentOf) => {
      place.append(template.content.cloneNode(true));
      place.querySelector("svg.wide").remove();
      const svg = place.querySelector("svg"), { x, y, width, height } = svg.getBBox();
      svg.setAttribute("viewBox", [x - 12, y - 12, width + 24, height + 24].join(" "));
      place.style.aspectRatio = `${width + 24} / ${height + 24}`;
      place.style.maxHeight = `min(46vh, ${(height + 24) * 1.5}px)`;
      for (const box of place.querySelectorAll(".domain")) box.dataset.accent = accentOf(box.dataset.domain);
      return createMap(place);
    });

    """#

  /// Reads what the page contains, and shows it. The recording is in several elements, so that its beginning
  /// is shown while the rest is still read from the disk.
  static let start: String = #"""
    // The lines in the element before a script. The text is removed from the document, which would keep it twice.
    const linesBefore = (script) => {
      const node = script.previousElementSibling, lines = node.textContent.slice(1).split("\n");
      node.remove();
      script.remove();
      if (lines.at(-1) === "") lines.pop();
      return lines;
    };
    // Called by the page after each part of a recording, and after the last one.
    window.recorded = (side) => {
      const lines = linesBefore(document.currentScript);
      if (root.debugger) return root.debugger.load(lines, side);
      const other = facts.files.length > 1 ? [] : null;
      root.debugger = createDebugger({ root, lines, other, schema, map: drawMap, isPartial: true, ...facts });
      performance.mark("list");
    };
    window.recordedAll = () => root.debugger.loaded();

    """#

  /// Begins to follow the app.
  static let liveStart: String = #"""
    follow({ root, schema, map: drawMap, ...facts });

    """#
}
