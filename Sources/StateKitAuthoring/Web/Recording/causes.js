// The way to an action and what it caused, as a tree.

const mostConsequences = 300;
// - The causes from the first on, the action, and its consequences in depth; each with its depth.
const causesOf = (recording, line) => {
  const causes = [];
  for (let cause = recording.cause(line); cause; cause = recording.cause(cause)) causes.unshift(cause);
  const entries = causes.map((cause, depth) => ({ line: cause, depth, part: "cause" }));
  entries.push({ line, depth: causes.length, part: "chosen" });
  const waiting = [{ line: recording.child(line), depth: causes.length + 1 }];
  while (waiting.length && entries.length < mostConsequences) {
    const { line: next, depth } = waiting.pop();
    if (!next) continue;
    entries.push({ line: next, depth, part: "consequence" });
    waiting.push({ line: recording.sibling(next), depth },
      { line: recording.child(next), depth: depth + 1 });
  }
  return { entries, isCut: waiting.some(({ line }) => line) };
};
const lastConsequence = (recording, line) => {
  let last = line;
  const waiting = [recording.child(line)];
  while (waiting.length) {
    const next = waiting.pop();
    if (!next) continue;
    last = Math.max(last, next);
    waiting.push(recording.sibling(next), recording.child(next));
  }
  return last;
};
const firstCause = (recording, line) => {
  let first = line;
  while (recording.cause(first)) first = recording.cause(first);
  return first;
};

// A line as a button that leads to it.
const lineButton = (page, line) => {
  const { recording, domains } = page;
  if (!recording.isKnown(line)) {
    return make("span", { class: "quiet", text: `line ${line} is not in this page` });
  }
  const name = visible(rowName(recording, line)), what = makeWhat();
  const isAction = recording.kind(line) === Kind.action;
  fillWhat(what, name, isAction ? domains.domainOf(name).length : 0, rowPayload(recording, line));
  return make("button", { type: "button", class: "to-line", onclick: () => page.choose(line) },
    make("span", { class: "number", text: line }),
    make("span", {
      class: "origin", "data-origin": isAction ? originNames[recording.origin(line)] : "none",
    }),
    what);
};
const causeTree = (page) => {
  const { entries, isCut } = causesOf(page.recording, page.line);
  const rows = entries.map(({ line, depth, part }) => {
    const row = make("li", { class: part }, lineButton(page, line));
    row.style.setProperty("--depth", Math.min(depth, 12));
    if (part === "chosen") row.setAttribute("aria-current", "true");
    return row;
  });
  if (isCut) rows.push(make("li", { class: "quiet", text: "There are more consequences." }));
  return make("ul", { class: "causes" }, ...rows);
};
