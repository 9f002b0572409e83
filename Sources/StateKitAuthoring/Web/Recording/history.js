// Who changed a part of the state: the actions whose changes are at a path, above it or below it.

const createHistory = (recording, states) => {
  // The number of each path that some action changed, and the lines with their paths, one after the
  // other.
  const paths = [], numbers = new Map();
  const [lines, pathOf] = [1, 2].map(() => createColumn(Int32Array));
  let next = recording.first;
  const add = (line) => {
    if (recording.changeCount(line) === 0 && !recording.hasState(line)) return;
    for (const change of states.changesAt(line)) {
      const path = rowPath(change.path);
      if (!numbers.has(path)) {
        numbers.set(path, paths.length);
        paths.push(path);
      }
      lines.push(line);
      pathOf.push(numbers.get(path));
    }
  };
  const isBelow = (path, above) =>
    above === "" || path === above || path.startsWith(above) && /[.[]/.test(path[above.length]);
  return {
    get progress() { return recording.count ? (next - recording.first) / recording.count : 1; },
    get isDone() { return next >= recording.first + recording.count; },
    // Reads the changes of lines until a time.
    read: (until) => {
      for (; next < recording.end; next += 1) {
        if ((next & 15) === 0 && performance.now() > until) return;
        add(next);
      }
    },
    // The lines that changed a path, with what they changed there.
    linesOf: (wanted) => {
      const path = rowPath(wanted);
      const isAt = paths.map((other) => isBelow(other, path) || isBelow(path, other));
      const found = [];
      for (let index = 0; index < lines.length; index += 1) {
        const line = lines.get(index);
        if (isAt[pathOf.get(index)] && found.at(-1) !== line) found.push(line);
      }
      return found;
    },
    // The value of a path before and after a line.
    values: (path, line) => {
      const steps = readPath(path);
      return [line - 1, line].map((at) => valueAt(states.stateAt(at), steps));
    },
  };
};
