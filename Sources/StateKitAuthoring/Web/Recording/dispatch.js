// The panel that dispatches an action in a running app, by a form from the schema.

const createDispatchPanel = (page, schema, ask) => {
  const actions = new Map((schema?.actions ?? []).map((action) => [action.path, action]));
  const name = make("input", {
    class: "action-name", placeholder: "An action, such as cart.added", "aria-label": "The path of an action",
    autocomplete: "off", spellcheck: false,
  });
  const fields = make("div", { class: "parts" }), doc = make("p", { class: "quiet" });
  const result = make("output", { class: "result", role: "status" });
  const submit = make("button", { type: "submit", text: "Dispatch" });
  let json = () => "";
  // An id of a type that the schemas do not define is JSON, or the text of a string.
  const idField = ({ list, type, stack }) =>
    createField(type.form === "json" ? { form: "id" } : type, schema.types, {
      suggestions: () => idsAt(page, list, stack),
    });
  const choose = () => {
    const action = actions.get(name.value);
    result.textContent = "";
    doc.textContent = action?.doc
      ?? (name.value ? "" : "Dispatches an action in the running app, as if the app itself did.");
    submit.disabled = name.value === "";
    if (!action) {
      const payload = createField({ form: "json", type: "the payload" }, {});
      fields.replaceChildren(...actions.size ? [] : partRows([{ name: "payload", field: payload }]));
      json = () => lineOf(name.value, [], payload.json());
      return;
    }
    const ids = (action.ids ?? []).map((id) => ({ name: `id in ${id.list}`, field: idField(id) }));
    const values = partFields(action.values ?? [], schema.types);
    fields.replaceChildren(...partRows([...ids, ...values]));
    json = () => lineOf(action.path, ids.map(({ field }) => field.json()),
      values.length ? objectOf(values) : undefined);
  };
  const send = async () => {
    try {
      const { refused } = await ask({ do: "dispatch", text: json() });
      result.textContent = refused ?? "Dispatched.";
      result.classList.toggle("error", Boolean(refused));
    } catch (error) {
      result.textContent = error.message;
      result.classList.add("error");
    }
  };
  name.addEventListener("input", choose);
  // The values come before the action is dispatched.
  name.addEventListener("keydown", (event) => {
    const first = fields.querySelector("input, textarea, select");
    if (event.key !== "Enter" || !first) return;
    event.preventDefault();
    first.focus();
  });
  const names = suggestionList(name, () => Array.from(actions.keys()));
  const form = make("form", { class: "dispatch", onsubmit: (event) => {
    event.preventDefault();
    send();
  } }, name, names, doc, fields, submit, result);
  choose();
  return { node: make("div", { class: "panel action" }, form), show: () => {} };
};
const lineOf = (action, ids, payload) => {
  const members = [`"action": ${JSON.stringify(action)}`];
  if (ids.length) members.push(`"ids": [${ids.join(", ")}]`);
  if (payload !== undefined) members.push(`"payload": ${payload}`);
  return `{${members.join(", ")}}`;
};
// The ids of the elements of a list in the last state, as JSON.
const idsAt = (page, list, isStack) => {
  const state = page.states.stateAt(page.recording.end - 1);
  const value = list.split(".").reduce((part, name) => {
    if (Array.isArray(part)) return part.flatMap((element) => [].concat(element?.[name] ?? []));
    return part?.[name];
  }, state);
  const ids = isStack ? value?.ids : Array.isArray(value) ? value.map((element) => element?.id) : [];
  return [...new Set(ids ?? [])].filter((id) => id !== undefined)
    .map((id) => typeof id === "string" ? id : writeJSON(id));
};
