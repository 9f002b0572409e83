// Two recordings side by side: their actions in pairs, and the first difference.

const Difference = {
  none: "", action: "action", ids: "ids", payload: "payload", changes: "changes", only: "missing",
};
const reach = 64;
// What of two lines is compared: in each step only what differs later.
const createPairing = (sides) => {
  const actions = sides.map(({ recording }) => {
    const lines = createColumn(Int32Array);
    for (let line = recording.first; line < recording.end; line += 1) {
      if (recording.kind(line) === Kind.action) lines.push(line);
    }
    return lines;
  });
  const keys = actions.map(() => []);
  const recordAt = (side, index) => sides[side].recording.record(actions[side].get(index));
  const makeKey = ({ action, ids, payload }) => `${action} ${writeJSON(ids)} ${writeJSON(payload)}`;
  const keyOf = (side, index) => keys[side][index] ??= makeKey(recordAt(side, index));
  const differ = (one, other) => {
    const [first, second] = [recordAt(0, one), recordAt(1, other)];
    if (first.action !== second.action) return Difference.action;
    if (!isEqual(first.ids, second.ids)) return Difference.ids;
    if (!isEqual(first.payload, second.payload)) return Difference.payload;
    const [before, after] = [first, second].map(({ changed }) => changed);
    return before && after && !isEqual(before, after) ? Difference.changes : Difference.none;
  };
  const isSame = (one, other) =>
    one < actions[0].length && other < actions[1].length && keyOf(0, one) === keyOf(1, other);
  const isLast = (one, other) => one + 1 >= actions[0].length || other + 1 >= actions[1].length;
  const goAlike = (one, other) =>
    isSame(one, other) && (isLast(one, other) || isSame(one + 1, other + 1));
  // The nearest place at which both go on alike.
  const meeting = (one, other) => {
    for (let sum = 1; sum <= reach; sum += 1) {
      for (let skipped = 0; skipped <= sum; skipped += 1) {
        const place = [one + skipped, other + sum - skipped];
        if (goAlike(...place)) return place;
      }
    }
    return null;
  };
  return { actions, differ, isSame, meeting };
};

// Gives the pairs step by step, so that the page can be used meanwhile.
function* pairLines(sides) {
  const { actions, differ, isSame, meeting } = createPairing(sides);
  const lineOf = (side, index) => actions[side].get(index);
  let [one, other] = [0, 0];
  const both = () => ({
    lines: [lineOf(0, one), lineOf(1, other)],
    difference: differ(one++, other++),
  });
  while (one < actions[0].length || other < actions[1].length) {
    if (isSame(one, other)) {
      yield both();
      continue;
    }
    const [a, b] = meeting(one, other) ?? [one + 1, other + 1];
    while (one < Math.min(a, actions[0].length) && other < Math.min(b, actions[1].length)) yield both();
    for (; one < Math.min(a, actions[0].length); one += 1) {
      yield { lines: [lineOf(0, one), 0], difference: Difference.only };
    }
    for (; other < Math.min(b, actions[1].length); other += 1) {
      yield { lines: [0, lineOf(1, other)], difference: Difference.only };
    }
  }
}

// The differences of the chosen pair, for the detail.
const differenceSection = (page, pair) => {
  if (!pair || pair.difference === Difference.none) return null;
  const isAlone = pair.difference === Difference.only;
  const title = isAlone ? "Missing in the other recording" : `Differs in its ${pair.difference}`;
  const which = pair.lines[0] ? "first" : "second";
  return make("section", { class: "difference" }, make("h3", { text: title }),
    isAlone ? make("p", { text: `Only the ${which} recording has this action.` })
      : make("ul", { class: "changes" }, ...differenceRows(page, pair)));
};
const differenceRows = (page, pair) => {
  const [one, other] = pair.lines.map((line, side) => {
    const { action, ids, payload, changed } = page.sides[side].recording.record(line);
    return { action, ids, payload, changed };
  });
  const value = (change, side) => change[side] === undefined ? "nothing" : brief(change[side], 300);
  const row = (change) =>
    make("li", {}, make("span", { class: "path", text: visible(change.path) }),
      ...[["before", "1st"], ["after", "2nd"]].map(([side, text]) =>
        make("span", { class: side }, make("i", { text }), make("code", { text: value(change, side) }))));
  return findChanges(one, other).slice(0, 50).map(row);
};
