// The chosen action: how it came to be, its payload, what it changed, started and caused.

const section = (title, ...content) => make("section", {}, make("h3", { text: title }), ...content);
const payloadOf = ({ ids, payload }) => {
  const shown = {};
  if (ids !== undefined) shown.ids = ids;
  if (isObject(payload)) for (const key of Object.keys(payload)) put(shown, key, payload[key]);
  else if (payload !== undefined) shown.payload = payload;
  if (Object.keys(shown).length === 0) return null;
  const tree = createTree({ label: "The payload", isSmall: true });
  tree.show(shown);
  return section("Payload", tree.node);
};

const changeRow = (page, change) => {
  const sides = [["before", "−"], ["after", "+"]].filter(([side]) => hasOwn(change, side));
  return make("li", {},
    button(visible(change.path) || "the state", () => page.ask(change.path),
      { class: "path", title: "Who changed this?" }),
    ...sides.map(([side, sign]) =>
      make("span", { class: side },
        make("i", { "aria-label": side, text: sign }),
        make("code", { text: brief(change[side], 400) }))));
};
const mostChanges = 100;
const changesSection = (page) => {
  const { has } = page.recording;
  if (!has.changes && !has.states) return null;
  const changes = page.states.changesAt(page.line), rest = changes.length - mostChanges;
  if (!changes.length) return section("Changed", make("p", { class: "quiet", text: "Nothing." }));
  const rows = changes.slice(0, mostChanges).map((change) => changeRow(page, change));
  if (rest > 0) rows.push(make("li", { class: "quiet", text: `and ${rest} more` }));
  return section(`Changed · ${changes.length}`, make("ul", { class: "changes" }, ...rows));
};

const workRow = (page, run) => {
  const lines = [run.startLine, run.endLine].filter((line) => line && line !== page.line);
  return make("li", {}, make("b", { text: visible(run.name) }),
    make("span", { class: "quiet", text: describeRun(page.recording, run) }),
    ...lines.map((line) => lineButton(page, line)));
};
const workSection = (page, title, runs) => {
  if (!runs.length) return null;
  const rows = runs.slice(0, 50).map((run) => workRow(page, run));
  return section(title, make("ul", { class: "works" }, ...rows));
};

const textTitles = {
  [Kind.broken]: "This line cannot be read", [Kind.invariant]: "An invariant does not hold",
};
const textSection = ({ recording, line }) => {
  const title = textTitles[recording.kind(line)] ?? "This line";
  const text = recording.text(line).replaceAll("\\u003c", "<");
  const shown = text.length > 20000 ? `${text.slice(0, 20000)}…` : text;
  return section(title, make("pre", { text: visible(shown) }));
};
const actionSections = (page) => {
  const { recording, line } = page, record = recording.record(line), { works } = recording;
  return [
    factList(page, record, page.domains.action(recording.name(line))), page.difference?.(),
    payloadOf(record), changesSection(page),
    section("Causes and consequences", causeTree(page)),
    workSection(page, "Started", works.startedBy(line)), workSection(page, "Ended", works.endedBy(line)),
  ];
};
const createActionPanel = (page) => {
  const node = make("div", { class: "panel action" });
  let shown = "";
  return {
    node,
    show: () => {
      const { recording, line, side } = page;
      if (!line) return node.replaceChildren(make("p", { class: "empty", text: "Choose an action." }));
      const parts = recording.kind(line) === Kind.action ? actionSections(page) : [textSection(page)];
      node.replaceChildren(...parts.filter(Boolean));
      if (shown !== `${side} ${line}`) node.scrollTop = 0;
      shown = `${side} ${line}`;
    },
  };
};
