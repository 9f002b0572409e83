// Reads and writes JSON without rounding integers, and finds parts of values by their paths.

// Integers that a double cannot hold, such as large ids, are read as BigInt.
const exact = (_, value, context) =>
  typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value) && context
    && /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
const parseJSON = (text) => /\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
const raw = (_, value) =>
  typeof value !== "bigint" ? value : JSON.rawJSON ? JSON.rawJSON(String(value)) : Number(value);
const writeJSON = (value, indent) => JSON.stringify(value, raw, indent) ?? "";

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const hasOwn = (value, name) => Object.prototype.hasOwnProperty.call(value, name);
const put = (object, name, value) => {
  if (name === "__proto__") {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  } else object[name] = value;
};

// A path is a list of steps: { name }, { at } for a position, { id } for an element with an id, and { isMember } for
// an element of a set.
const stepPattern = /(\[\])|\[id=("(?:[^"\\]|\\.)*"|[^\]]*)\]|\[("(?:[^"\\]|\\.)*")\]|\[(\d+)\]|\.?([^.[]+)/gy;
const readPath = (text) => {
  const steps = [];
  stepPattern.lastIndex = 0;
  while (stepPattern.lastIndex < text.length) {
    const found = stepPattern.exec(text);
    if (!found) return [{ name: text }];
    const [, member, id, quoted, position, name] = found;
    if (member) steps.push({ isMember: true });
    else if (id !== undefined) steps.push({ id: readID(id) });
    else if (quoted !== undefined) steps.push({ name: JSON.parse(quoted) });
    else if (position !== undefined) steps.push({ at: Number(position) });
    else steps.push({ name });
  }
  return steps;
};
const readID = (text) => {
  try { return parseJSON(text); } catch { return text; }
};
const isPlainName = (name) => /^[A-Za-z0-9_\u0080-\uffff]+$/.test(name);
const writeStep = (step, isFirst) => {
  if ("id" in step) return `[id=${writeJSON(step.id)}]`;
  if ("at" in step) return `[${step.at}]`;
  if (step.isMember) return "[]";
  return isPlainName(step.name) ? (isFirst ? "" : ".") + step.name : `[${JSON.stringify(step.name)}]`;
};
const writePath = (steps) => steps.map((step, index) => writeStep(step, index === 0)).join("");
// The part of a state that a change is shown at: for an element of a set, which has no place, the set.
const rowPath = (path) => path.replace(/\[\]$/, "");

// A path as this page writes it: a name can be quoted in several ways.
const normalPath = (text) => text.includes('"') ? writePath(readPath(text)) : text;

// The ids of the elements of a list; null if not all have different ones.
const idsOf = (list) => {
  const ids = [];
  for (const element of list) {
    if (!isObject(element) || !hasOwn(element, "id")) return null;
    if (element.id !== null && typeof element.id === "object") return null;
    ids.push(element.id);
  }
  return new Set(ids).size === ids.length ? ids : null;
};
const stepInto = (value, step) => {
  if (value === null || typeof value !== "object") return undefined;
  if ("id" in step) return Array.isArray(value) ? value.find((part) => part?.id === step.id) : undefined;
  if ("at" in step) return Array.isArray(value) ? value[step.at] : undefined;
  // Which element it is, only a change says.
  if (step.isMember) return value;
  return hasOwn(value, step.name) ? value[step.name] : undefined;
};
const valueAt = (value, steps) => steps.reduce(stepInto, value);
