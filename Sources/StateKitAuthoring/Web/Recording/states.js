// The states of a recording: each is computed from the nearest whole state before it and the changes since.

const createStates = (recording) => {
  const states = new Map(), differences = new Map();
  const remember = (map, line, value) => {
    if (map.size >= 64) map.delete(map.keys().next().value);
    map.set(line, value);
    return value;
  };
  // The last line of a whole state, at or before a line; 0 if there is none.
  const wholeBefore = (line) => {
    const lines = recording.stateLines;
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lines[middle] <= line) low = middle + 1;
      else high = middle;
    }
    return low ? lines[low - 1] : 0;
  };
  const nearest = (line) => {
    const whole = wholeBefore(line);
    let found = 0;
    for (const known of states.keys()) {
      if (known <= line && known > Math.max(found, whole)) found = known;
    }
    if (found) return { line: found, state: states.get(found) };
    return whole ? { line: whole, state: recording.record(whole).state } : null;
  };

  // The state after a line; undefined if the recording does not say it.
  const stateAt = (line) => {
    const start = nearest(line);
    if (!start) return undefined;
    let { state } = start;
    for (let next = start.line + 1; next <= line; next += 1) {
      if (!recording.changeCount(next)) continue;
      try {
        state = applyChanges(state, recording.record(next).changed);
      } catch {
        // The line is broken, and leaves the state as it is.
      }
    }
    return remember(states, line, state);
  };
  // What an action changed, as recorded, or found in the states before and after it.
  const changesAt = (line) => {
    if (recording.kind(line) !== Kind.action) return [];
    const { changed } = recording.record(line);
    if (Array.isArray(changed)) {
      return changed.filter((change) => typeof change?.path === "string")
        .map((change) => ({ ...change, path: normalPath(change.path) }));
    }
    if (!recording.hasState(line)) return [];
    if (differences.has(line)) return differences.get(line);
    const before = stateAt(line - 1);
    if (before === undefined) return [];
    return remember(differences, line, findChanges(before, stateAt(line)));
  };
  return { stateAt, changesAt };
};
