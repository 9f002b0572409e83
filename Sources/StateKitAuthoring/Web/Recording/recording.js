// A recording: its lines as text, and a few numbers of each line. A line is parsed again where it is shown.

const createColumn = (Type) => {
  let values = new Type(1024), length = 0;
  return {
    get: (index) => values[index],
    set: (index, value) => { values[index] = value; },
    push: (value) => {
      if (length === values.length) {
        const grown = new Type(length * 2);
        grown.set(values);
        values = grown;
      }
      values[length] = value;
      length += 1;
    },
    clear: () => { length = 0; },
    get length() { return length; },
  };
};

const Kind = { action: 0, effect: 1, state: 2, broken: 3, blank: 4, invariant: 5 };
const Origin = { dispatch: 0, bridge: 1, request: 2, effect: 3, unknown: 4 };
const originNames = Object.keys(Origin);
const actionKind = (record) =>
  typeof record.action === "string" ? Kind.action
    : typeof record.event === "string" ? Kind.effect
      : typeof record.invariant === "string" ? Kind.invariant
        : "state" in record ? Kind.state : Kind.broken;

// - first: The number of the first line, if earlier ones are left out.
const createRecording = (first = 1) => {
  const texts = [], names = [], numbers = new Map(), stateLines = [], searched = [], cache = new Map();
  const [kinds, origins, flags] = [1, 2, 3].map(() => createColumn(Uint8Array));
  const [nameOf, causeOf, childOf, lastOf, siblingOf] =
    [1, 2, 3, 4, 5].map(() => createColumn(Int32Array));
  const times = createColumn(Float64Array);
  const works = createWorks();
  const has = { causes: false, changes: false, states: false, times: false };
  let last = 0;

  const numberOf = (name) => {
    if (!numbers.has(name)) {
      numbers.set(name, names.length);
      names.push(name);
    }
    return numbers.get(name);
  };
  const parse = (text) => {
    try {
      const value = parseJSON(text);
      return isObject(value) ? value : null;
    } catch {
      return null;
    }
  };
  const isKnown = (line) => line >= first && line < first + kinds.length;
  const originOf = (record) => {
    const by = record.cause?.by;
    if (typeof by === "string" && Origin[by] !== undefined) return Origin[by];
    return record.source !== undefined ? Origin.dispatch : Origin.unknown;
  };
  const link = (line, cause) => {
    const parent = cause - first, child = line - first;
    if (childOf.get(parent) === 0) childOf.set(parent, line);
    else siblingOf.set(lastOf.get(parent) - first, line);
    lastOf.set(parent, line);
    causeOf.set(child, cause);
  };
  const add = (text) => {
    const line = first + kinds.length, record = text.trim() === "" ? undefined : parse(text);
    const kind = record === undefined ? Kind.blank : record === null ? Kind.broken : actionKind(record);
    kinds.push(kind);
    origins.push(kind === Kind.action ? originOf(record) : Origin.unknown);
    nameOf.push(kind === Kind.action ? numberOf(record.action) : -1);
    for (const column of [causeOf, childOf, lastOf, siblingOf]) column.push(0);
    if (typeof record?.time === "number") {
      last = record.time;
      has.times = true;
    }
    times.push(last);
    flags.push(record && kind !== Kind.broken ? note(record, line) : 0);
    if (kind === Kind.effect) works.note(record, line, last);
  };
  const note = (record, line) => {
    const cause = record.cause?.line;
    if (record.cause !== undefined || record.source !== undefined) has.causes = true;
    if (Number.isInteger(cause) && isKnown(cause) && cause < line) link(line, cause);
    if ("state" in record) stateLines.push(line);
    if (Array.isArray(record.changed)) has.changes = true;
    else if ("state" in record && "action" in record) has.states = true;
    if (record.cause) {
      works.guess(record, line, last, isKnown(cause) ? times.get(cause - first) : -Infinity);
    }
    const count = Array.isArray(record.changed) ? Math.min(record.changed.length, 63) : 0;
    return count << 2 | (record.error !== undefined ? 2 : 0) | ("state" in record ? 1 : 0);
  };

  const at = (column) => (line) => column.get(line - first);
  const recording = {
    first, names, has, works, stateLines, isKnown,
    kind: at(kinds), cause: at(causeOf), child: at(childOf), sibling: at(siblingOf), time: at(times),
    origin: (line) => {
      const origin = origins.get(line - first);
      return origin === Origin.unknown && has.causes ? Origin.dispatch : origin;
    },
    name: (line) => names[nameOf.get(line - first)] ?? "",
    nameNumber: at(nameOf),
    text: (line) => texts[line - first],
    changeCount: (line) => flags.get(line - first) >> 2,
    hasError: (line) => (flags.get(line - first) & 2) !== 0,
    hasState: (line) => (flags.get(line - first) & 1) !== 0,
    get end() { return first + kinds.length; },
    get count() { return texts.length; },
    get isRead() { return kinds.length === texts.length; },
    append: (lines) => { for (const line of lines) texts.push(line); },
    // Reads lines until a time.
    read: (until) => {
      while (kinds.length < texts.length) {
        if ((kinds.length & 63) === 63 && performance.now() > until) return;
        add(texts[kinds.length]);
      }
    },
    // The object of a line, or null if the line cannot be read.
    record: (line) => {
      if (!cache.has(line)) {
        if (cache.size > 400) cache.clear();
        cache.set(line, parse(texts[line - first] ?? ""));
      }
      return cache.get(line);
    },
    // What a search looks at: the name, the ids and the payload.
    searchText: (line) => {
      if (searched[line - first] === undefined) {
        const record = recording.kind(line) === Kind.action ? parse(texts[line - first]) : null;
        const parts = record && [record.action, record.ids, record.payload, record.source, record.error];
        searched[line - first] = parts
          ? parts.map((part) => typeof part === "string" ? part : writeJSON(part)).join(" ").toLowerCase()
          : texts[line - first].toLowerCase();
      }
      return searched[line - first];
    },
  };
  return recording;
};
