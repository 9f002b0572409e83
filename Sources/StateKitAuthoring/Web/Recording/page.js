const createSide = (texts, first = 1) => {
  const recording = createRecording(first);
  recording.append(texts);
  const states = createStates(recording);
  return { recording, states, history: createHistory(recording, states) };
};
// What the page has without anything that is shown.
const createModel = ({ root, lines, other, first, counts, ...facts }) => {
  const texts = other ? [lines, other] : [lines];
  const sides = texts.map((texts, side) => createSide(texts, first[side]));
  return {
    ...facts, sides, domains: createDomains(facts.schema), side: 0, line: 0, root, narrowed: null,
    get recording() { return sides[this.side].recording; },
    get states() { return sides[this.side].states; },
    get history() { return sides[this.side].history; },
    // The part of the first recording that has been read.
    get progress() {
      const { recording } = sides[0];
      return (recording.end - recording.first) / Math.max(counts[0] ?? 0, recording.count, 1);
    },
  };
};
// Stands in place of the list when it has no rows.
const createNothing = (page) => {
  const text = make("p"), all = button("Show all lines", () => page.showAll());
  const node = make("div", { class: "nothing", hidden: true, role: "status" }, text, all);
  return {
    node,
    update: (isEmpty) => {
      const { recording } = page.sides[0];
      node.hidden = !isEmpty;
      all.hidden = recording.count === 0;
      setText(text, recording.count ? "No line matches the search and the filters." : "There is no line yet.");
    },
  };
};

const createDebugger = ({ root, lines = [], other = null, first = [1, 1], schema = null, map = null,
  commands = [], title = "Recording", notice = "", files = [], counts = [], isPartial = false,
  isLive = false, schemaArguments = null }) => {
  const page = createModel({ root, lines, other, first, counts, schema, files, isLive, schemaArguments });
  const { sides, domains } = page;
  const filters = sides.map(({ recording }) =>
    createFilter({ recording, domains, onChange: () => changed() }));
  const pairs = other ? createPairRows(page, filters) : null;
  const rows = pairs ?? createLineRows(page, filters[0]);
  const list = createList({
    rowHeights: [28, 44], label: "The actions", makeRow: rows.makeRow, fillRow: rows.fillRow,
    onChoose: (position, event) => chooseRow(position, event),
    onKey: ({ key }) => {
      if (key === "Enter") open();
      return key === "Enter";
    },
  });
  list.node.classList.add("actions");
  root.classList.toggle("paired", Boolean(pairs));

  page.links = createLinks(page);
  const panels = [
    ["Action", createActionPanel(page)], ["State", createStatePanel(page)],
    ["Who changed", createWhoPanel(page)], ["Domains", createPageMap(page, map)],
  ];
  const [, [, state], [, who]] = panels;
  const head = createHead(page, filters, { title, notice, commands });
  const detail = createDetail(page, panels);
  const timeline = createTimeline(page), player = createPlayer(page, rows), nothing = createNothing(page);
  if (pairs) head.add(button("Next difference", () => toDifference(list.chosen), { class: "jump" }));
  const left = make("div", { class: "left" }, list.node, nothing.node, player.node);
  root.append(head.node, make("main", {}, left, detail.node), timeline.node);

  // What the rows show has changed: they were filtered, or there are more.
  let isLate = false;
  const changed = () => {
    const stays = reading.isGrowing && list.isAtEnd;
    if (pairs) pairs.refilter();
    list.setLength(rows.length);
    if (stays) list.showEnd();
    list.chosen = rows.indexOf(page.line);
    if (isLate) return;
    isLate = true;
    setTimeout(() => {
      isLate = false;
      head.update();
      head.tellFound(rows.length, page.progress, page.isReady);
      nothing.update(rows.length === 0 && page.isReady);
      player.update();
    }, 30);
  };
  const chooseRow = (position, event) => {
    const isClick = event?.type === "click";
    let side = rows.sideAt(position), line = rows.lineAt(position);
    if (pairs && isClick) {
      side = event.target.closest(".pair > :last-child") ? 1 : 0;
      line = pairs.pairAt(position).lines[side] || line;
    }
    page.choose(line, { side, isRow: true });
    if (isClick) open();
  };
  const open = () => root.classList.add("open");
  const toDifference = (from) => {
    const position = pairs.nextDifference(from);
    if (position < 0) return page.say("There is no other difference");
    list.choose(position);
    list.center(position);
  };

  Object.assign(page, bindKeys(page, { search: head.search, list: list.node }), {
    say: head.say,
    choose: (line, { side = page.side, isRow = false } = {}) => {
      if (!sides[side].recording.isKnown(line)) {
        page.awaited = { line, side };
        return;
      }
      const isOther = side !== page.side;
      [page.line, page.side, page.awaited] = [line, side, null];
      const position = rows.indexOf(line);
      list.chosen = position;
      if (!isRow && position >= 0) list.center(position);
      detail.update();
      player.update();
      if (isOther) timeline.update();
      else timeline.redraw();
      page.links.write();
    },
    choosePair: (side) => {
      const pair = pairs?.pairOf(page.line);
      if (pair?.lines[side]) page.choose(pair.lines[side], { side });
    },
    // Lists the actions of a domain or of an arrow of the map alone; all lines for null.
    narrow: (place) => {
      page.narrowed = place;
      const actions = place && actionsAt(page, place);
      head.narrow(actions?.name ?? null);
      for (const [side, filter] of filters.entries()) {
        const { recording } = sides[side];
        filter.narrow(actions && ((line) => actions.holds(recording, line)));
      }
      detail.update();
      if (place) page.close();
    },
    showAll: () => {
      head.search.value = "";
      for (const filter of filters) filter.clear();
      page.narrow(null);
    },
    ask: (path) => {
      detail.show(2);
      who.ask(normalPath(path));
      who.show();
    },
    reveal: (path) => {
      detail.show(1);
      state.reveal(path);
    },
    close: () => root.classList.remove("open"),
    focusList: () => {
      list.node.focus();
      if (list.chosen < 0) list.choose(0);
    },
    difference: pairs ? () => differenceSection(page, pairs.pairOf(page.line)) : undefined,
  });

  const onPaired = (found) => {
    changed();
    page.say(found ? count(found, "difference") : "The recordings have the same actions");
    if (page.line) page.choose(page.line);
    else if (found) toDifference(-1);
  };
  const reading = createReading(page, { filters, timeline, detail, pairs, isPartial, onPaired });
  for (const name of ["append", "load", "loaded"]) page[name] = reading[name];
  Object.defineProperty(page, "isReady", { get: () => reading.isReady });

  const link = page.links.read();
  if (link) page.awaited = link;
  reading.read(15);
  list.draw();
  changed();
  if (!page.line && !page.awaited && !pairs && rows.length) {
    const isAction = (position) => page.recording.kind(rows.lineAt(position)) === Kind.action;
    page.choose(rows.lineAt(rows.length > 1 && !isAction(0) ? 1 : 0));
  }
  return Object.assign(page, {
    list, rows, filters, detail, timeline, player, who, state, pairs,
    addPanel: (name, panel) => detail.add(name, panel),
    values: { applyChanges, findChanges, readPath, writePath, valueAt },
    reduxState: () => reduxState(page), testCommand: () => testCommand(page),
  });
};
