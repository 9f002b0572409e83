// Reads what the page contains, and shows it. The recording is in several elements, so that its beginning is shown while
// the rest is still read from the disk.

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
