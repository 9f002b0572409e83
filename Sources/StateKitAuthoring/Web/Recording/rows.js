// What a row of the list shows.

const paletteSize = 8;
// The domains of the actions: of the schemas, or else the first part of a name with several parts.
const createDomains = (schema) => {
  const byPath = (described) => new Map((described ?? []).map((part) => [part.path, part]));
  const [known, actions, works] = [schema?.domains, schema?.actions, schema?.works].map(byPath);
  const accents = new Map();
  const accentOf = (top) => {
    if (top === "") return -1;
    if (!accents.has(top)) accents.set(top, accents.size % paletteSize);
    return accents.get(top);
  };
  // `cart.rows` for `cart.rows.save.request`.
  const domainOf = (name) => {
    const steps = name.split(".");
    for (let length = steps.length - 1; length > 0; length -= 1) {
      const path = steps.slice(0, length).join(".");
      if (known.size ? known.has(path) : length === 1) return path;
    }
    return "";
  };
  for (const path of known.keys()) if (path && !path.includes(".")) accentOf(path);
  return {
    accents, domainOf, accentOf,
    topOf: (name) => domainOf(name).split(".")[0],
    domain: (path) => known.get(path),
    action: (name) => actions.get(name),
    work: (name) => works.get(name),
    // The bridge whose place a recording names: by the end of the path, which may be longer in the
    // schemas.
    bridge: (name, at) =>
      schema?.bridges?.find((bridge) => bridge.to === name && `/${bridge.at}`.endsWith(`/${at}`)),
    root: schema?.domain ?? "the app",
  };
};

// The name of an action, with its domain in front of it, and the payload.
const makeWhat = () =>
  make("span", { class: "what" },
    make("span", { class: "name" }, make("span", { class: "within" }), make("b")),
    make("span", { class: "payload" }));
const fillWhat = (node, name, start, payload) => {
  const [{ firstChild: within, lastChild: own }, last] = node.children;
  setText(within, start ? name.slice(0, start + 1) : "");
  setText(own, start ? name.slice(start + 1) : name);
  setText(last, payload);
};
const makeCells = () =>
  make("div", { class: "cells" },
    make("span", { class: "number" }), make("span", { class: "origin" }), makeWhat(),
    make("span", { class: "count" }), make("span", { class: "time" }));

const describeEvent = ({ effect, event }) => `${effect ?? "an effect"} ${event}`;
const rowName = (recording, line) => {
  switch (recording.kind(line)) {
    case Kind.action: return recording.name(line);
    case Kind.effect: return describeEvent(recording.record(line));
    case Kind.invariant: return recording.record(line).invariant;
    case Kind.state: return "state";
    case Kind.blank: return "an empty line";
    default: return "cannot be read";
  }
};
const runNumber = ({ run }) => run === undefined ? "" : `run ${run}`;
const rowPayload = (recording, line) => {
  switch (recording.kind(line)) {
    case Kind.action: return briefPayload(recording.record(line));
    case Kind.effect: return runNumber(recording.record(line));
    case Kind.invariant: return "does not hold";
    case Kind.broken: return visible(recording.text(line).slice(0, 160).replaceAll("\\u003c", "<"));
    default: return "";
  }
};
const depthOf = (recording, line) => {
  let depth = 0;
  for (let cause = recording.cause(line); cause && depth < 5; cause = recording.cause(cause)) depth += 1;
  return depth;
};
const fillCells = (cells, { recording, domains, line }) => {
  const [number, origin, what, changes, time] = cells.children;
  const shown = `${line} ${recording.has.causes} ${recording.has.times}`;
  if (cells.shown === shown && cells.recording === recording) return;
  Object.assign(cells, { shown, recording });
  const isAction = recording.kind(line) === Kind.action, full = visible(rowName(recording, line));
  const start = isAction ? domains.domainOf(full).length : 0;
  cells.dataset.accent = isAction ? domains.accentOf(domains.topOf(full)) : -1;
  cells.classList.toggle("quiet", !isAction);
  const isBroken = [Kind.broken, Kind.invariant].includes(recording.kind(line));
  cells.classList.toggle("broken", isBroken || recording.hasError(line));
  cells.style.setProperty("--depth", isAction ? depthOf(recording, line) : 0);
  setText(number, String(line));
  origin.dataset.origin = isAction ? originNames[recording.origin(line)] : "none";
  origin.title = isAction ? originTitles[recording.origin(line)] : "";
  fillWhat(what, full, start, rowPayload(recording, line));
  what.title = full;
  const changed = recording.changeCount(line);
  setText(changes, changed ? `${changed === 63 ? "63+" : changed}` : "");
  changes.title = changed ? count(changed, "change") : "";
  setText(time, recording.has.times ? seconds(recording.time(line)) : "");
};
const originTitles = [
  "dispatched by the app or a person", "by a bridge", "by a request", "by an effect",
  "the cause was not recorded",
];
