// The rows of the list: lines of one recording, or pairs of lines of two.

const createLineRows = (page, filter) => ({
  get length() { return filter.shown.length; },
  lineAt: (position) => filter.shown.get(position),
  sideAt: () => 0,
  near: (line) => Math.max(filter.position(line), filter.shown.length ? 0 : -1),
  indexOf: (line) => {
    const position = filter.position(line);
    return position >= 0 && filter.shown.get(position) === line ? position : -1;
  },
  makeRow: () => make("div", { class: "row" }, makeCells()),
  fillRow: (node, position) => fillCells(node.firstChild, {
    recording: page.sides[0].recording, domains: page.domains, line: filter.shown.get(position),
  }),
});

const createPairRows = (page, filters) => {
  const all = [];
  let shown = [], positions = [new Map(), new Map()];
  const lineAt = (position) => {
    const { lines } = shown[position];
    return lines[page.side] || lines[0] || lines[1];
  };
  const isShown = ({ lines }) => lines.some((line, side) => line && filters[side].isShown(line));
  const note = (pair) => {
    for (const [side, line] of pair.lines.entries()) if (line) positions[side].set(line, shown.length);
    shown.push(pair);
  };
  return {
    lineAt, all,
    get length() { return shown.length; },
    sideAt: (position) => {
      const { lines } = shown[position];
      return lines[page.side] ? page.side : lines[0] ? 0 : 1;
    },
    near: (line) => {
      let [low, high] = [0, shown.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (lineAt(middle) <= line) low = middle + 1;
        else high = middle;
      }
      return Math.max(low - 1, shown.length ? 0 : -1);
    },
    indexOf: (line) => positions[page.side].get(line) ?? -1,
    pairAt: (position) => shown[position],
    pairOf: (line) => shown[positions[page.side].get(line)],
    add: (pair) => {
      all.push(pair);
      if (isShown(pair)) note(pair);
    },
    refilter: () => {
      [shown, positions] = [[], [new Map(), new Map()]];
      for (const pair of all) if (isShown(pair)) note(pair);
    },
    nextDifference: (from) =>
      shown.findIndex(({ difference }, index) => index > from && difference !== Difference.none),
    makeRow: () =>
      make("div", { class: "row pair" }, makeCells(), make("span", { class: "mark" }), makeCells()),
    fillRow: (node, position) => {
      const { lines, difference } = shown[position], halves = [node.firstChild, node.lastChild];
      const { sides, domains } = page;
      node.classList.toggle("differs", difference !== Difference.none);
      setText(node.children[1], difference === Difference.none ? "" : "≠");
      node.children[1].title = difference;
      for (const [side, half] of halves.entries()) {
        const line = lines[side], { recording } = sides[side];
        half.style.visibility = line ? "" : "hidden";
        half.classList.toggle("here", page.side === side);
        if (line) fillCells(half, { recording, domains, line });
      }
    },
  };
};
