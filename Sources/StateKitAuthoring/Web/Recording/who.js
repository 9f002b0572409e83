// Who changed this: the actions that changed a path of the state, and the way from one to the next.

const createWhoPanel = (page) => {
  let path = "", lines = [], isAsked = false, timer = 0;
  const input = make("input", {
    type: "text", spellcheck: "false", placeholder: "Such as cart.rows[id=3].quantity",
    "aria-label": "The path of a part of the state", onchange: () => page.ask(input.value.trim()),
  });
  const status = make("output", { class: "quiet", role: "status" });
  const step = (by) => {
    const next = by > 0 ? lines.find((line) => line > page.line)
      : lines.findLast((line) => line < page.line);
    if (next !== undefined) page.choose(next);
  };
  const earlier = button("◂ Before", () => step(-1), { title: "The change before this line" });
  const later = button("Next ▸", () => step(1), { title: "The change after this line" });
  const show = button("Show in the state", () => page.reveal(path));
  const list = createList({
    rowHeights: [44, 52], label: "The actions that changed it",
    makeRow: () =>
      make("div", { class: "change" }, makeCells(),
        make("div", { class: "values" },
          make("code", { class: "before" }), make("span", { text: "→" }),
          make("code", { class: "after" }))),
    fillRow: (node, index) => {
      const { recording, domains } = page;
      fillCells(node.firstChild, { recording, domains, line: lines[index] });
      node.classList.toggle("here", lines[index] === page.line);
      const [before, , after] = node.lastChild.children;
      const values = page.history.values(path, lines[index]);
      for (const [at, place] of [before, after].entries()) {
        setText(place, values[at] === undefined ? "nothing" : brief(values[at], 80));
      }
    },
    onChoose: (index) => page.choose(lines[index]),
  });
  list.node.classList.add("changes-list");
  const bar = make("div", { class: "bar" }, input, earlier, later, show, status);
  const missing = make("div");
  const node = make("div", { class: "panel who" }, bar, list.node, missing);

  const tell = () => {
    const { progress } = page.history, isDone = page.history.isDone && page.isReady;
    const found = count(lines.length, "action");
    status.textContent = !isAsked ? "" : isDone ? found
      : `${found}, ${Math.floor(progress * 100)} % read`;
    earlier.disabled = !lines.some((line) => line < page.line);
    later.disabled = !lines.some((line) => line > page.line);
    show.disabled = !isAsked;
  };
  const update = () => {
    lines = isAsked ? page.history.linesOf(path) : [];
    list.setLength(lines.length);
    list.chosen = lines.indexOf(page.line);
    tell();
  };
  // Reads the changes of all lines, for a while at a time.
  const read = () => {
    timer = 0;
    page.history.read(performance.now() + 20);
    update();
    if (!page.history.isDone || !page.isReady) timer = setTimeout(read, page.isReady ? 0 : 60);
  };
  // What can be asked for: the parts that the chosen action changed.
  const suggestion = () => {
    const paths = page.line ? page.states.changesAt(page.line).map((change) => change.path) : [];
    const buttons = paths.slice(0, 20).map((path) =>
      button(visible(path) || "the state", () => page.ask(path), { class: "path" }));
    return make("div", { class: "empty" },
      make("p", { text: "Choose a part of the state to see each action that changed it: by who? beside "
        + "the part in the state, or by its path." }),
      buttons.length ? make("p", { text: "The chosen action changed:" }) : null,
      make("div", { class: "paths" }, ...buttons));
  };
  return {
    node,
    get lines() { return lines; },
    get isDone() { return page.history.isDone; },
    ask: (asked) => {
      [path, isAsked] = [asked, true];
      input.value = asked;
      if (!timer) read();
    },
    show: () => {
      const isRecorded = hasStates(page.recording);
      missing.replaceChildren(isRecorded ? suggestion() : notRecorded());
      bar.hidden = !isRecorded;
      list.node.hidden = !isAsked || !isRecorded;
      missing.hidden = isAsked && isRecorded;
      if (isAsked && !timer) read();
      else update();
    },
  };
};
