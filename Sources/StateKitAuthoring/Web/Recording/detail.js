// The detail beside the list, or a sheet above it on a phone: the chosen line, in tabs.

const createDetail = (page, panels) => {
  const number = make("span", { class: "number" }), name = make("h2");
  const origin = make("span", { class: "origin" });
  const back = button("← Cause", () => page.toCause(), { title: "The cause ( ← )" });
  const forth = button("Consequence →", () => page.toConsequence(),
    { title: "The first consequence ( → )" });
  const copyLink = async () => {
    const { url } = page.links;
    page.say(await copyText(url) ? "Copied the link to this line" : url);
  };
  const link = button("Copy link", copyLink, { title: "Copies a link to this line" });
  const close = button("✕", () => page.close(), { class: "close", "aria-label": "Close" });
  const sides = make("span", { class: "group sides", hidden: page.sides.length < 2 },
    ...["First", "Second"].map((text, side) => button(text, () => page.choosePair(side))));
  const head = make("div", { class: "head" },
    make("div", { class: "title" }, origin, name, number),
    make("div", { class: "buttons" }, back, forth, sides, link), close);
  const tabs = make("div", { role: "tablist", "aria-label": "The chosen line" });
  const body = make("div", { class: "body" });
  const node = make("aside", { class: "detail", "aria-label": "The chosen line" }, head, tabs, body);
  const entries = [];
  let open = 0;
  const add = (title, panel) => {
    const index = entries.length, id = `panel-${index}`;
    const tab = button(title, () => show(index), { role: "tab", "aria-controls": id, id: `tab-${index}` });
    panel.node.id = id;
    panel.node.setAttribute("role", "tabpanel");
    panel.node.setAttribute("aria-labelledby", tab.id);
    entries.push({ tab, panel });
    tabs.append(tab);
    body.append(panel.node);
    mark();
    return index;
  };
  const mark = () => {
    for (const [index, { tab, panel }] of entries.entries()) {
      tab.setAttribute("aria-selected", String(index === open));
      tab.tabIndex = index === open ? 0 : -1;
      panel.node.hidden = index !== open;
    }
  };
  const show = (index) => {
    open = index;
    mark();
    entries[open].panel.show();
  };
  tabs.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    show((open + by + entries.length) % entries.length);
    entries[open].tab.focus();
  });
  for (const [title, panel] of panels) add(title, panel);
  return {
    node, add, show,
    get open() { return open; },
    update: () => {
      const { recording, line } = page, isAction = line && recording.kind(line) === Kind.action;
      setText(name, line ? visible(rowName(recording, line)) : "Nothing chosen");
      setText(number, line ? `line ${line.toLocaleString("en")}` : "");
      origin.dataset.origin = isAction ? originNames[recording.origin(line)] : "none";
      origin.title = isAction ? originTitles[recording.origin(line)] : "";
      back.disabled = !line || !recording.cause(line);
      forth.disabled = !line || !recording.child(line);
      link.disabled = !line;
      for (const [side, choice] of [...sides.children].entries()) {
        choice.setAttribute("aria-pressed", String(page.side === side));
      }
      entries[open].panel.show();
    },
  };
};
