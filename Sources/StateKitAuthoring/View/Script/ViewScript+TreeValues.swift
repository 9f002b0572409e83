extension ViewScript {
  /// The parts of a value, and the search in it.
  static let treeValues: String = #"""
    const typeOf = (value) =>
      value === null ? "null" : value === "•••" ? "secret"
        : Array.isArray(value) ? "array" : typeof value;
    const sizeOf = (value) => {
      const size = Object.keys(value).length;
      return Array.isArray(value) ? `[${size}]` : `{${size}}`;
    };
    // The parts of an object or a list: the step to each, its name in the tree, and its value.
    const partsOf = (value) => {
      if (!Array.isArray(value)) return Object.keys(value).map((name) => [{ name }, name, value[name]]);
      const ids = idsOf(value);
      return value.map((part, at) => [ids ? { id: ids[at] } : { at },
        ids ? `id ${writeJSON(ids[at])}` : `${at}`, part]);
    };

    const mostHits = 500;
    // The paths whose name or value contains a text or whose path is that text, and the ways that lead there.
    const findIn = (value, text) => {
      const hits = new Set(), ways = new Set();
      const visit = (value, steps, name) => {
        if (hits.size >= mostHits) return;
        const isBranch = value !== null && typeof value === "object";
        const isHit = name.toLowerCase().includes(text) || !isBranch
          && String(value).toLowerCase().includes(text);
        const path = writePath(steps);
        if (isHit || path.toLowerCase() === text) {
          hits.add(path);
          for (let length = 1; length < steps.length; length += 1) ways.add(writePath(steps.slice(0,
            length)));
        }
        if (isBranch) for (const [step, key, part] of partsOf(value)) visit(part, [...steps, step], key);
      };
      if (value !== null && typeof value === "object") {
        for (const [step, key, part] of partsOf(value)) visit(part, [step], key);
      }
      return { hits, ways };
    };

    """#
}
