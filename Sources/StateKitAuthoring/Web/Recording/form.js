// Forms for values, by their types. A field has a node, and gives the JSON of its value, or undefined for nil. A text that
// cannot be a value throws.

const createField = (type, types, options = {}) => {
  const make = fieldMakers[type.form] ?? fieldMakers.json;
  return make(type, types, options);
};
const textField = (read, attributes) => (type, types, { secret, suggestions }) => {
  const input = make("input", {
    ...attributes, type: secret ? "password" : attributes.type ?? "text", autocomplete: "off", spellcheck: false,
  });
  const node = make("span", { class: "field-text" }, input);
  if (suggestions) node.append(suggestionList(input, suggestions));
  return { node, input, json: () => read(input.value) };
};
let lastList = 0;
// The values are looked up when somebody begins to type.
const suggestionList = (input, suggestions) => {
  lastList += 1;
  const list = make("datalist", { id: `suggestions-${lastList}` });
  input.setAttribute("list", list.id);
  input.addEventListener("focus", () => list.replaceChildren(
    ...suggestions().map((value) => make("option", { value }))));
  return list;
};
const readWith = (pattern, expected) => (text) => {
  if (!pattern.test(text.trim())) throw new Error(`'${text}' is not ${expected}`);
  return text.trim();
};
const partFields = (parts, types) => parts.map(({ name, type, secret }) =>
  ({ name, field: createField(type, types, { secret }) }));
const partRows = (fields) => fields.map(({ name, field }) =>
  make("label", { class: "part" }, make("span", { class: "part-name", text: name }), field.node));
const objectOf = (fields) => {
  const members = [];
  for (const { name, field } of fields) {
    const json = field.json();
    if (json !== undefined) members.push(`${JSON.stringify(name)}: ${json}`);
  }
  return `{${members.join(", ")}}`;
};
const choiceOf = (names) => make("select", {}, ...names.map((name) => make("option", { value: name, text: name })));

const fieldMakers = {
  named: (type, types, options) => createField(types[type.name] ?? { form: "json" }, types, options),
  string: textField((text) => JSON.stringify(text), {}),
  integer: textField(readWith(/^-?(0|[1-9][0-9]*)$/, "an integer"), { inputmode: "numeric" }),
  number: textField(readWith(/^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/, "a number"),
    { inputmode: "decimal" }),
  id: textField((text) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return JSON.stringify(text);
    }
  }, {}),
  bool: () => {
    const input = make("input", { type: "checkbox" });
    return { node: input, input, json: () => String(input.checked) };
  },
  words: ({ words }) => {
    const input = choiceOf(words);
    return { node: input, input, json: () => JSON.stringify(input.value) };
  },
  optional: ({ of }, types, options) => {
    const input = make("input", { type: "checkbox", "aria-label": "has a value" });
    const node = make("span", { class: "field-optional" }, input);
    let field = null;
    input.addEventListener("change", () => {
      if (input.checked) field ??= createField(of, types, options);
      if (input.checked) node.append(field.node);
      else field?.node.remove();
    });
    return { node, input, json: () => input.checked ? field.json() : undefined };
  },
  structure: ({ parts }, types) => {
    const fields = partFields(parts, types);
    return { node: make("div", { class: "parts" }, ...partRows(fields)), json: () => objectOf(fields) };
  },
  cases: ({ cases }, types) => {
    const input = choiceOf(cases.map(({ name }) => name)), rest = make("div", { class: "parts" });
    let fields = [];
    const choose = () => {
      fields = partFields(cases[input.selectedIndex].parts, types);
      rest.replaceChildren(...partRows(fields));
    };
    input.addEventListener("change", choose);
    choose();
    return {
      node: make("div", {}, input, rest), input,
      json: () => `{${JSON.stringify(input.value)}: ${objectOf(fields)}}`,
    };
  },
  list: ({ of }, types) => {
    const fields = [], rows = make("div", { class: "parts" });
    const add = () => {
      const field = createField(of, types);
      const row = make("div", { class: "element" }, field.node, button("−", () => {
        fields.splice(fields.indexOf(field), 1);
        row.remove();
      }, { "aria-label": "Remove the element" }));
      fields.push(field);
      rows.append(row);
    };
    return {
      node: make("div", {}, rows, button("+", add, { "aria-label": "Add an element" })),
      json: () => `[${fields.map((field) => field.json() ?? "null").join(", ")}]`,
    };
  },
  dictionary: ({ of }, types) => {
    const entries = [], rows = make("div", { class: "parts" });
    const add = () => {
      const entry = { key: make("input", { "aria-label": "key" }), field: createField(of, types) };
      entries.push(entry);
      rows.append(make("div", { class: "element" }, entry.key, entry.field.node));
    };
    return {
      node: make("div", {}, rows, button("+", add, { "aria-label": "Add an entry" })),
      json: () => objectOf(entries.map(({ key, field }) => ({ name: key.value, field }))),
    };
  },
  json: ({ type }) => {
    const input = make("textarea", { rows: 2, spellcheck: false, placeholder: `JSON${type ? ` of ${type}` : ""}` });
    return {
      node: input, input,
      json: () => {
        if (input.value.trim() === "") return undefined;
        JSON.parse(input.value);
        return input.value;
      },
    };
  },
};
