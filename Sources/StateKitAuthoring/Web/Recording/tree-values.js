// The parts of a value, and the search in it.

const typeOf = (value) => {
  if (value === null) return "null";
  if (value === "•••") return "secret";
  return Array.isArray(value) ? "array" : typeof value;
};
const sizeOf = (value) => {
  const size = Object.keys(value).length;
  return Array.isArray(value) ? `[${size}]` : `{${size}}`;
};
// The parts of an object or a list: the step to each, its name in the tree, and its value.
const partsOf = (value) => {
  if (!Array.isArray(value)) return Object.keys(value).map((name) => [{ name }, name, value[name]]);
  const ids = idsOf(value);
  if (!ids) return value.map((part, at) => [{ at }, `${at}`, part]);
  return value.map((part, at) => [{ id: ids[at] }, `id ${writeJSON(ids[at])}`, part]);
};

const mostHits = 500;
// The paths whose name or value contains a text or whose path is that text, and the ways that lead there.
const findIn = (value, text) => {
  const hits = new Set(), ways = new Set();
  const visit = (value, steps, name) => {
    if (hits.size >= mostHits) return;
    const path = writePath(steps), texts = isBranch(value) ? [name] : [name, String(value)];
    const isHit = texts.some((shown) => shown.toLowerCase().includes(text));
    if (isHit || path.toLowerCase() === text) note(path, steps);
    visitParts(value, steps);
  };
  const note = (path, steps) => {
    hits.add(path);
    for (let length = 1; length < steps.length; length += 1) ways.add(writePath(steps.slice(0, length)));
  };
  const visitParts = (value, steps) => {
    if (!isBranch(value)) return;
    for (const [step, key, part] of partsOf(value)) visit(part, [...steps, step], key);
  };
  visitParts(value, []);
  return { hits, ways };
};
