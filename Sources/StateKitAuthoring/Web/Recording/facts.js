// How the chosen action came to be, and where it is in the code and in the schemas.

const kindTexts = {
  phase: "a phase of a request", setter: "sets a bound property", pop: "goes back in a stack",
};
const causeTexts = {
  bridge: "by a bridge", request: "by the request", effect: "by the effect", dispatch: "dispatched",
};
const originText = (cause, origin) => {
  if (!cause) return originTitles[origin];
  return [causeTexts[cause.by] ?? brief(cause.by), cause.name && visible(String(cause.name))]
    .filter(Boolean).join(" ");
};
// A place in a file, which is copied by a click. It is broken between folders.
const placeButton = (page, text) => {
  const copy = button("", async () =>
    page.say(await copyText(text) ? `Copied ${text}` : "Copying is not allowed"),
    { class: "place", title: "Copy" });
  for (const part of text.split(/(?<=\/)/)) copy.append(part, make("wbr"));
  return copy;
};
const fact = (name, ...values) => [make("dt", { text: name }), make("dd", {}, ...values.filter(Boolean))];
const causeFacts = (page, { action, cause }) => {
  const { recording, domains } = page, facts = [];
  if (typeof cause?.at === "string") {
    const bridge = domains.bridge(action, cause.at);
    facts.push(...fact("Bridge", placeButton(page, visible(cause.at)),
      bridge?.condition && make("code", { text: ` if ${bridge.condition}` }),
      bridge?.doc && ` ${bridge.doc}`));
  }
  if (Number.isInteger(cause?.line) && !recording.isKnown(cause.line)) {
    facts.push(...fact("Cause", `line ${cause.line}, which is not in this page`));
  }
  return facts;
};
const schemaFacts = (page, schema, work) => {
  const facts = [];
  // The phases of a request have its place.
  if (work && work.at !== schema?.at) {
    facts.push(...fact(work.kind === "request" ? "Request" : "Effect", placeButton(page, work.at)));
  }
  if (!schema) return facts;
  const kind = kindTexts[schema.kind];
  facts.push(...fact("Schema", placeButton(page, schema.at),
    kind && make("span", { class: "quiet", text: ` ${kind}` })));
  if (schema.payload) facts.push(...fact("Takes", make("code", { text: schema.payload })));
  if (schema.doc) facts.push(...fact("About", schema.doc));
  return facts;
};
const factList = (page, record, schema) => {
  const { recording, line } = page;
  const list = make("dl", {},
    ...fact("How", originText(record.cause, recording.origin(line))), ...causeFacts(page, record));
  const work = record.cause?.name && page.domains.work(record.cause.name);
  // The source of what a request or an effect sends is its place in the schema, which is a fact of its own.
  const isSource = (declared) => declared && `/${declared.at}`.endsWith(`/${record.source}`);
  if (typeof record.source === "string" && !isSource(schema) && !isSource(work)) {
    list.append(...fact("Source", placeButton(page, visible(record.source))));
  }
  list.append(...schemaFacts(page, schema, work));
  if (typeof record.time === "number") list.append(...fact("Time", `${record.time} s`));
  if (record.error !== undefined) {
    list.append(...fact("Error", make("span", { class: "error", text: brief(record.error) })));
  }
  return list;
};
