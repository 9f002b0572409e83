// The head of the page: search, and the filters, which are the legend at the same time.

const originLabels = ["dispatched", "bridge", "request", "effect", "cause unknown"];
const mostDomainChips = 40;
const createChips = (page, filters) => {
  const how = make("span", { class: "label", text: "How" });
  const where = make("span", { class: "label", text: "Where", hidden: true });
  const node = make("div", { class: "chips", role: "group", "aria-label": "Filters and legend" }, how, where);
  const made = new Map();
  let narrowed = null;
  const makeChip = (key, text, { kind, origin, accent, title }) => {
    const toggle = () => { for (const filter of filters) filter.toggle(key); };
    const chip = button("", toggle, { class: `chip ${kind}`, title });
    if (origin) chip.dataset.origin = origin;
    if (accent !== undefined) chip.dataset.accent = accent;
    chip.append(make("i"), make("span", { text }), make("em"));
    made.set(key, chip);
    return chip;
  };
  // The chips stand in one order, whichever kind of line comes first.
  const place = () => {
    const chips = [...made.values()], isDomain = (chip) => chip.classList.contains("domain");
    node.append(how, ...chips.filter((chip) => !isDomain(chip)), where, ...chips.filter(isDomain));
  };
  const tell = (key, text, number, data) => {
    const chip = made.get(key) ?? makeChip(key, text, data);
    chip.hidden = number === 0;
    chip.setAttribute("aria-pressed", String(!filters[0].hidden.has(key)));
    setText(chip.lastChild, number.toLocaleString("en"));
  };
  const sum = (read) => filters.reduce((total, { counts }) => total + (read(counts) ?? 0), 0);
  const update = () => {
    const before = made.size;
    for (const [index, origin] of originNames.entries()) {
      tell(origin, originLabels[index], sum(({ origins }) => origins[index]),
        { kind: "by", origin, title: originTitles[index] });
    }
    tell("event", "began, ended", filters.length > 1 ? 0 : sum(({ events }) => events),
      { kind: "by", origin: "none", title: "When effects and requests began and ended" });
    const tops = new Set(filters.flatMap(({ counts }) => [...counts.domains.keys()]));
    where.hidden = tops.size === 0 || tops.size > mostDomainChips;
    for (const top of where.hidden ? [] : tops) {
      tell(`domain ${top}`, top || page.domains.root, sum(({ domains }) => domains.get(top)), {
        kind: "domain", accent: page.domains.accentOf(top), title: page.domains.domain(top)?.doc,
      });
    }
    if (made.size !== before) place();
  };
  return {
    node, update,
    // Says to what a choice in the map narrows the list; null for nothing.
    narrow: (text) => {
      narrowed?.remove();
      narrowed = text && button(`${text} ✕`, () => page.narrow(null),
        { class: "chip narrowed", title: "Shows all lines again" });
      if (narrowed) node.prepend(narrowed);
    },
  };
};

const createSearch = (page, filters) => {
  let timer = 0;
  const search = make("input", {
    type: "search", placeholder: "Search actions and payloads ( / )",
    "aria-label": "Search actions and payloads",
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(() => { for (const filter of filters) filter.search(search.value); }, 80);
    },
    onkeydown: (event) => {
      if (event.key === "ArrowDown" || event.key === "Enter") page.focusList();
    },
  });
  return search;
};
const exportButtons = (page) => [
  button("Redux DevTools", () => exportRedux(page),
    { title: "The actions up to the chosen one, as a file for the import of Redux DevTools" }),
  button("Swift test", () => copyTest(page),
    { title: "Copies the command that makes a test of this action with its causes and consequences" }),
];
const createHead = (page, filters, { title, notice, commands }) => {
  const search = createSearch(page, filters), chips = createChips(page, filters);
  const found = make("output", { class: "quiet found", role: "status" });
  const said = make("output", { class: "said", role: "status" });
  const buttons = make("div", { class: "buttons" },
    ...(commands ?? []).map(({ name, title, run }) => button(name, () => run(page), { title })),
    ...exportButtons(page));
  // A narrow window has the buttons on demand.
  const more = button("⋯", () => {
    const isOpened = top.classList.toggle("opened");
    more.setAttribute("aria-expanded", String(isOpened));
  }, { class: "more", "aria-label": "More", "aria-expanded": "false" });
  const top = make("div", { class: "top" }, make("h1", { text: title, title }), search, found, more, buttons);
  const node = make("header", {},
    top, notice ? make("p", { class: "notice", text: notice }) : null, chips.node, said);
  let timer = 0;
  return {
    node, search, buttons, update: chips.update, narrow: chips.narrow,
    // A button that is also there in a narrow window.
    add: (button) => top.insertBefore(button, more),
    // The number of lines that are shown, or of pairs of lines of two recordings.
    tellFound: (length, of, isDone) => {
      const all = page.recording.count, isPaired = page.sides.length > 1;
      const number = isPaired || length === all ? "" : `${length.toLocaleString("en")} of `;
      const text = number + (isPaired ? count(length, "row") : count(all, "line"));
      found.textContent = isDone ? text : `${text} · ${Math.floor(of * 100)} % read`;
    },
    say: (text) => {
      clearTimeout(timer);
      said.textContent = text;
      said.classList.add("shown");
      timer = setTimeout(() => said.classList.remove("shown"), 4000);
    },
  };
};
