// A value as a tree: folded, searched, used by keyboard; only the rows in sight are in the document.

// - onAsk: Is called with a path when a person asks who changed it; without it there is no such button.
const createTree = ({ label, onAsk, isSmall = false }) => {
  const opened = new Set(), closed = new Set();
  let value, rows = [], changed = new Set(), wanted = "", found = null, asked = "";
  const fillRow = (node, index) => {
    const row = rows[index], [twist, key, text, ask] = node.children;
    const { path } = row, isOpen = isOpened(row);
    node.style.setProperty("--depth", row.depth);
    node.setAttribute("aria-level", row.depth + 1);
    if (row.isBranch) node.setAttribute("aria-expanded", String(isOpen));
    else node.removeAttribute("aria-expanded");
    node.classList.toggle("changed", changed.has(path));
    node.classList.toggle("asked", path === asked && asked !== "");
    node.classList.toggle("match", found !== null && found.hits.has(path));
    setText(twist, row.isBranch ? (isOpen ? "▾" : "▸") : "");
    setText(key, visible(row.key));
    text.className = `value ${typeOf(row.value)}`;
    setText(text, row.isBranch && isOpen ? sizeOf(row.value) : brief(row.value, 300));
    if (ask) ask.title = `Who changed ${path || "the state"}?`;
  };
  const list = createList({
    rowHeights: [24, 44], label, role: "tree", rowRole: "treeitem", fillRow,
    makeRow: () =>
      make("div", { class: "node" },
        make("span", { class: "twist", "aria-hidden": "true" }), make("span", { class: "key" }),
        make("span"), onAsk ? button("who?", null, { class: "ask", tabindex: "-1" }) : null),
    onChoose: (index, event) => {
      if (event?.type !== "click") return;
      if (event.target.classList.contains("ask")) onAsk(rows[index].path);
      else toggle(rows[index]);
    },
    onKey: (event, index) => keyed(event.key, rows[index], index),
  });
  list.node.classList.add("tree");

  const isOpened = ({ path, depth, isBranch }) => {
    if (!isBranch) return false;
    if (found) return found.ways.has(path) || opened.has(path);
    return !closed.has(path) && (opened.has(path) || depth < (isSmall ? 2 : 1));
  };
  const walk = (value, steps, key, depth) => {
    const isFilled = isBranch(value) && Object.keys(value).length > 0;
    const row = { value, steps, path: writePath(steps), key, depth, isBranch: isFilled };
    if (found && !found.ways.has(row.path) && !found.hits.has(row.path) && !isInside(row.path)) return;
    rows.push(row);
    if (!isOpened(row)) return;
    for (const [step, name, part] of partsOf(value)) walk(part, [...steps, step], name, depth + 1);
  };
  const isInside = (path) => [...opened].some((way) => path.startsWith(way) && path !== way);
  const rebuild = () => {
    rows = [];
    if (value !== undefined) {
      if (isBranch(value)) {
        for (const [step, name, part] of partsOf(value)) walk(part, [step], name, 0);
      } else rows.push({ value, steps: [], path: "", key: "", depth: 0, isBranch: false });
    }
    list.setLength(rows.length);
    if (!isSmall) return;
    list.node.style.height = `${Math.min(Math.max(rows.length, 1), 14) * list.rowHeight}px`;
  };
  const toggle = (row) => {
    if (!row.isBranch) return;
    const [from, to] = isOpened(row) ? [opened, closed] : [closed, opened];
    from.delete(row.path);
    to.add(row.path);
    rebuild();
  };
  const keyed = (key, row, index) => {
    if (!row) return false;
    if (key === "ArrowRight" && isOpened(row)) list.choose(index + 1);
    else if (key === "ArrowRight" || key === "ArrowLeft" && isOpened(row) || key === " ") toggle(row);
    else if (key === "ArrowLeft") chooseParent(row, index);
    else if (key === "Enter" && onAsk) onAsk(row.path);
    else return false;
    return true;
  };
  const chooseParent = ({ depth }, index) => {
    const parent = rows.findLastIndex((other, at) => at < index && other.depth < depth);
    if (parent >= 0) list.choose(parent);
  };
  const openTo = (steps) => {
    for (let length = 1; length < steps.length; length += 1) {
      const path = writePath(steps.slice(0, length));
      closed.delete(path);
      opened.add(path);
    }
  };
  const center = (index) => {
    if (index >= 0) list.center(index);
    else list.redraw();
  };
  const search = () => { found = wanted ? findIn(value, wanted) : null; };
  return {
    node: list.node, list,
    get rows() { return rows; },
    get hitCount() { return found ? found.hits.size : 0; },
    // - paths: The paths that were changed, which are opened and marked.
    show: (shown, paths = []) => {
      value = shown;
      changed = new Set(paths.map(rowPath));
      for (const path of paths.slice(0, 50)) openTo(readPath(path));
      search();
      rebuild();
    },
    search: (text) => {
      wanted = text.trim().toLowerCase();
      search();
      rebuild();
      if (found) list.show(0);
    },
    reveal: (path) => {
      asked = rowPath(path);
      openTo(readPath(asked));
      rebuild();
      center(rows.findIndex((row) => row.path === asked));
    },
    // Shows the next of the changed parts that are unfolded.
    showChanged: (from = -1) => {
      const next = rows.findIndex(({ path }, at) => at > from && changed.has(path));
      const index = next >= 0 ? next : rows.findIndex(({ path }) => changed.has(path));
      center(index);
      return index;
    },
    foldAll: () => {
      opened.clear();
      for (const row of rows) closed.add(row.path);
      rebuild();
    },
  };
};
