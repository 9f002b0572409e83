// The page as a whole. `lines` are those that are there when it opens; more can come by `append`, as from an app that runs:
// then `root` gets the event "lines", whose `detail` has the first new line and their count.
//
// - root: The element to fill.
// - lines, other: The texts of the lines of a recording, and of a second one to compare it with.
// - first: The numbers of their first lines, if earlier lines are left out.
// - schema: The domains, actions and effects of the schemas.
// - map: A function that draws the map of the domains; see `map.js`.
// - isPartial, counts: Whether more lines of the beginning come by `load`, until `loaded` is called, and how many there will be.
// - commands: Buttons in the head, each with `name`, `title` and `run(page)`.
// - files, schemaArguments: The recordings and the schemas as a command names them; without the latter the schema says where
//   its files are.
// - isLive: Whether the lines come from an app, and are in no file yet.
const createDebugger = ({ root, lines = [], other = null, first = [1, 1], schema = null, map = null,
  commands = [], title = "Recording", notice = "", files = [], counts = [], isPartial = false,
  isLive = false, schemaArguments = null }) => {
  const page = createModel({ root, lines, other, first, counts, schema, files, isLive, schemaArguments });
  page.links = createLinks(page);
  const parts = createParts(page, { map, title, notice, commands });
  layOut(page, parts);
  const { head, list, rows, filters, detail, timeline, player, who, state, pairs } = parts;
  Object.assign(page, bindKeys(page, { search: head.search, list: list.node }), { say: head.say },
    createChoice(page, parts), createNarrowing(page, parts), createQuestions(page, parts));
  beginReading(page, parts, isPartial);
  return Object.assign(page, {
    list, rows, filters, detail, timeline, player, who, state, pairs,
    addPanel: (name, panel) => detail.add(name, panel),
    values: { applyChanges, findChanges, readPath, writePath, valueAt },
    reduxState: () => reduxState(page), testCommand: () => testCommand(page),
  });
};

// All that the page shows. A part finds those that are made later when it is used.
const createParts = (page, { map, title, notice, commands }) => {
  const parts = {};
  parts.update = createUpdate(page, parts);
  Object.assign(parts, createLines(page, parts));
  const panels = [
    ["Action", createActionPanel(page)], ["State", createStatePanel(page)],
    ["Who changed", createWhoPanel(page)], ["Domains", createPageMap(page, map)],
  ];
  [, [, parts.state], [, parts.who]] = panels;
  parts.head = createHead(page, parts.filters, { title, notice, commands });
  parts.detail = createDetail(page, panels);
  parts.timeline = createTimeline(page);
  parts.player = createPlayer(page, parts.rows);
  parts.nothing = createNothing(page);
  return parts;
};
// The filters, and the list of the lines or pairs that they leave.
const createLines = (page, parts) => {
  const { sides, domains } = page;
  const filters = sides.map(({ recording }) =>
    createFilter({ recording, domains, onChange: () => parts.update() }));
  const pairs = sides.length > 1 ? createPairRows(page, filters) : null;
  const rows = pairs ?? createLineRows(page, filters[0]);
  const list = createList({
    rowHeights: [28, 44], label: "The actions", makeRow: rows.makeRow, fillRow: rows.fillRow,
    onChoose: (position, event) => chooseRow(page, parts, position, event),
    onKey: ({ key }) => {
      if (key === "Enter") openDetail(page);
      return key === "Enter";
    },
  });
  return { filters, pairs, rows, list };
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
const layOut = (page, parts) => {
  const { head, list, nothing, player, detail, timeline, pairs } = parts;
  list.node.classList.add("actions");
  page.root.classList.toggle("paired", Boolean(pairs));
  if (pairs) {
    head.add(button("Next difference", () => chooseDifference(page, parts, list.chosen), { class: "jump" }));
  }
  const left = make("div", { class: "left" }, list.node, nothing.node, player.node);
  page.root.append(head.node, make("main", {}, left, detail.node), timeline.node);
};

// Called when what the rows show has changed: they were filtered, or there are more. Whatever only tells of the rows follows
// after a moment.
const createUpdate = (page, parts) => {
  let isLate = false;
  const tell = () => {
    const { head, nothing, player, rows } = parts;
    isLate = false;
    head.update();
    head.tellFound(rows.length, page.progress, page.isReady);
    nothing.update(rows.length === 0 && page.isReady);
    player.update();
  };
  return () => {
    const { list, rows, pairs, reading } = parts, stays = reading.isGrowing && list.isAtEnd;
    pairs?.refilter();
    list.setLength(rows.length);
    if (stays) list.showEnd();
    list.chosen = rows.indexOf(page.line);
    if (isLate) return;
    isLate = true;
    setTimeout(tell, 30);
  };
};

// Reads the lines that are there, and chooses the line of the address, or the first one.
const beginReading = (page, parts, isPartial) => {
  const { filters, timeline, detail, pairs, list, rows } = parts;
  const onPaired = (found) => tellPaired(page, parts, found);
  const reading = createReading(page, { filters, timeline, detail, pairs, isPartial, onPaired });
  parts.reading = reading;
  for (const name of ["append", "load", "loaded"]) page[name] = reading[name];
  Object.defineProperty(page, "isReady", { get: () => reading.isReady });
  const link = page.links.read();
  if (link) page.awaited = link;
  reading.read(15);
  list.draw();
  parts.update();
  if (page.line || page.awaited || pairs || rows.length === 0) return;
  const isAction = (position) => page.recording.kind(rows.lineAt(position)) === Kind.action;
  page.choose(rows.lineAt(rows.length > 1 && !isAction(0) ? 1 : 0));
};
const tellPaired = (page, parts, found) => {
  parts.update();
  page.say(found ? count(found, "difference") : "The recordings have the same actions");
  if (page.line) page.choose(page.line);
  else if (found) chooseDifference(page, parts, -1);
};
