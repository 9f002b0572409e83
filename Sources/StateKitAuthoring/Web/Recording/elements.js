// Makes elements. Text only ever becomes the content of text nodes or the value of attributes.

const make = (tag, attributes = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") node.textContent = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== undefined && value !== null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
};
const setText = (node, text) => { if (node.textContent !== text) node.textContent = text; };
const button = (text, onclick, attributes = {}) =>
  make("button", { type: "button", text, onclick, ...attributes });
const count = (number, one, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

// Characters that change the direction of text, or that cannot be seen, could make a text look like another.
const visible = (text) =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, "\ufffd");
// A value in one line, cut at a length.
const brief = (value, length = 160) => {
  const parts = [];
  let rest = length;
  const write = (text) => {
    rest -= text.length;
    parts.push(text);
  };
  const visit = (value) => {
    if (rest <= 0) return;
    if (typeof value === "string") write(JSON.stringify(value.slice(0, rest + 1)));
    else if (Array.isArray(value)) visitAll("[", value, (_, element) => visit(element), "]");
    else if (isObject(value)) visitObject(value);
    else write(String(value));
  };
  const visitObject = (value) =>
    visitAll("{", Object.keys(value), (_, key) => visitMember(key, value[key]), "}");
  const visitMember = (key, value) => {
    write(`${key}: `);
    visit(value);
  };
  const visitAll = (start, list, visitOne, end) => {
    write(start);
    for (const [index, element] of list.entries()) {
      if (rest <= 0) break;
      if (index) write(", ");
      visitOne(index, element);
    }
    write(end);
  };
  visit(value);
  const text = visible(parts.join(""));
  return text.length > length ? `${text.slice(0, length)}…` : text;
};
// The payload of an action as in a call: name: "Ada", id: 3
const briefPayload = ({ ids, payload, error }) => {
  if (error !== undefined) return `could not be written: ${brief(error)}`;
  const where = Array.isArray(ids) ? ids.map((id) => `[${brief(id, 24)}]`).join("") : "";
  const what = payload === undefined ? "" : brief(payload).replace(/^\{(.*)\}$/s, "$1");
  return [where, what].filter(Boolean).join(" ");
};
const seconds = (time) => {
  if (time < 1) return `${Math.round(time * 1000)} ms`;
  return `${time.toFixed(time < 100 ? 2 : 1)} s`;
};
const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { "aria-hidden": "true", class: "offscreen" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
};
