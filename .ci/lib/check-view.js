// Uses the page of a recording as a person does, and checks what must hold meanwhile; .ci/check-view says which function is
// for which recording.
const root = document.getElementById("debugger"), page = root.debugger;
const actions = one(".list.actions"), search = one("header input[type=search]");
const actionPanel = one(".panel.action");
const tabs = ["Action", "State", "Who changed", "Domains"];

const buttonOf = (text, within) => all("button", within).find((node) => node.textContent === text);
const chip = (text) => all(".chip").find((node) => one("span", node).textContent === text);
const texts = (selector, within) => all(selector, within).map((node) => node.textContent);
const rows = () => all(".row:not([hidden])", actions);
const nameOf = (row) => one(".name", row).textContent;
const lineOf = (row) => Number(one(".number", row).textContent);
const nodes = (tree, kind = "") => all(`.node${kind}:not([hidden])`, tree);
const facts = () => Object.fromEntries(all("dt", actionPanel).map((name) => [name.textContent, name.nextSibling.textContent]));
const firstLine = (name) => {
  const number = page.recording.names.indexOf(name);
  let line = 1;
  while (page.recording.nameNumber(line) !== number) line += 1;
  return line;
};

const choose = async (line) => {
  page.choose(line);
  await pause();
};
const open = async (name) => {
  const tab = all("[role=tab]").find((node) => node.textContent === name);
  await click(tab);
  return document.getElementById(tab.getAttribute("aria-controls"));
};
// What something that is done leads to: a chosen line, a number of rows, or a row in sight.
const leadsTo = async (done, line, what) => {
  await done;
  same(page.line, line, what);
};
const lists = async (done, count, what) => {
  await done;
  same(page.rows.length, count, what);
};
const shows = async (done, line, what) => {
  await done;
  check(rows().some((row) => lineOf(row) === line), what);
};
const whoIsFound = () => until(() => page.who.isDone, "the changes are never read");
const allAreListed = (what) => until(() => page.recording.isRead && page.rows.length === expected.count, what);
const scroll = async (place) => {
  actions.scrollTop = place;
  actions.dispatchEvent(new Event("scroll"));
  await pause();
};

// What is chosen by a click, and what the detail says about it.
const detail = async () => {
  check(page.rows.length > 60, "the list has not all actions");
  check(rows().length < 60, "more rows than can be seen are in the document");
  await leadsTo(click(rows().find((row) => nameOf(row) === "catalogue.loadPage.success")), 5, "a click chooses another line");
  await open("Action");
  same(one(".detail h2").textContent, "catalogue.loadPage.success", "the detail has another name");
  const Schema = `Examples/Shop/Sources/ShopCatalogue/${expected.places.request} a phase of a request`;
  const said = { How: "by the request catalogue.loadPage", Schema, Takes: "(page: ShopCatalogue.ProductPage)", Time: "0.4 s" };
  same(facts(), said, "the cause, the line of the schema, the payload as the schema spells it, and the time, without another place");
  const changed = ["catalogue.isLoading", "catalogue.next", "catalogue.products[id=1]", "catalogue.products[id=2]"];
  same(texts(".changes .path", actionPanel).sort(), changed, "the changes");
};

const causes = async () => {
  const shown = () => all(".causes li", actionPanel);
  await choose(5);
  same(shown().map((row) => [lineOf(row), row.className]), [[2, "cause"], [3, "cause"], [5, "chosen"]], "the way from the first cause");
  await leadsTo(click(one("button", shown()[0])), 2, "a cause does not lead to its line");
  const below = shown().map((row) => [lineOf(row), row.className, row.style.getPropertyValue("--depth")]);
  same(below, [[2, "chosen", "0"], [3, "consequence", "1"], [5, "consequence", "2"]], "the consequences");
  same(one("dd", actionPanel).textContent, "dispatched by the app or a person", "who dispatched it");
  const parent = firstLine("detail.opened"), family = new Set([parent]);
  for (let line = parent + 1; line <= expected.count; line += 1) {
    if (family.has(page.recording.record(line).cause?.line)) family.add(line);
  }
  await choose(parent);
  check(family.size > 4, "the recording has no action with several consequences");
  const found = shown().filter((row) => !row.matches(".cause")).map(lineOf).sort((one, other) => one - other);
  same(found, [...family], "all consequences, and theirs");
};

const works = async () => {
  await choose(3);
  same(facts().Bridge, `${expected.places.bridge} if products.isEmpty`, "the bridge and its condition");
  const started = texts(".works li", actionPanel);
  check(started.length === 1 && started[0].includes("ended after 200 ms"), `what it started: ${started}`);
  await choose(page.recording.works.runs.find((run) => run.ending === "replaced").startLine);
  says(actionPanel, "what replaced a request is not said", "replaced after 300 ms by line");
};

// The map: the chosen action's way is lit, and a domain or an arrow lists its actions alone.
const map = async () => {
  await open("Domains");
  const emptied = firstLine("cart.emptied"), total = page.rows.length;
  await choose(emptied);
  same([...new Set(texts(".way .domain"))], ["checkout", "cart"], "the way through the domains");
  const shape = (selector) => one(`.map-place ${selector}`);
  const arrow = shape('.arrow[data-from="App.checkout"][data-to="App.cart"]');
  check(arrow.matches(".on") && !shape('[data-domain="App.detail"]').matches(".on"), "the way is not lit");
  const stripe = getComputedStyle(shape('[data-domain="App.cart"] .mark')).stroke;
  same(stripe, getComputedStyle(one("i", chip("cart"))).backgroundColor, "a domain has another colour in the map than in the list");
  await click(arrow);
  same(new Set(rows().map(nameOf)).size, 1, "an arrow lists other actions, too");
  await shows(pause(), emptied, "an arrow does not list an action that it stands for");
  same(one(".chip.narrowed").textContent, "checkout → cart ✕", "the list does not say to what it is narrowed");
  await click(shape('[data-domain="App.cart.rows"]'));
  check(rows().every((row) => nameOf(row).startsWith("cart.rows.")), "a domain lists actions of others");
  await lists(click(one(".chip.narrowed")), total, "not all lines are there again");
  same(one(".chip.narrowed"), null, "the list says that it is narrowed");
  await open("Action");
};

// Every state, and every change that the page itself finds.
const states = () => {
  const { applyChanges, findChanges } = page.values;
  const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
  const sorted = (_, value) => isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  const text = (value) => JSON.stringify(value, sorted);
  for (const line of [expected.count, ...expected.states.keys()].filter(Boolean)) {
    check(text(page.states.stateAt(line)) === text(expected.states[line - 1]), `the state at line ${line} is another`);
  }
  for (const [index, after] of expected.states.entries()) {
    const before = expected.states[index - 1] ?? after, old = text(before);
    check(text(applyChanges(before, findChanges(before, after))) === text(after), `changes of line ${index + 1}`);
    check(text(before) === old, `applying the changes of line ${index + 1} changes the state before`);
  }
};

const searchInState = async () => {
  await choose(firstLine("session.logIn.success"));
  const panel = await open("State"), tree = one(".tree", panel), field = one("input", panel), found = one("output", panel);
  check(nodes(tree).length > 4, "the tree of the state is empty");
  await type(field, "customer");
  check(texts(".key", tree).includes("customer"), "the search in the state does not find a name");
  check(/^[1-9]\d* found$/.test(found.textContent), "it does not say how many it found");
  await type(field, "ann");
  check(nodes(tree).some((row) => row.textContent.includes("Ann")), "the search does not find a value");
  await type(field, "there is no such thing");
  same(found.textContent, "0 found", "the search finds what is not there");
  await type(field, "");
};

const tree = async () => {
  const panel = await open("State"), tree = one(".tree", panel);
  await choose(firstLine("cart.rows.save.request"));
  check(nodes(tree, ".changed").some((row) => row.textContent.includes("stage")), "what was changed is not in sight");
  check(buttonOf("1 changed", panel) !== undefined, "the number of changes is not said");
  await choose(5);
  const marked = nodes(tree, ".changed").map((row) => one(".key", row)?.textContent);
  check(["next", "isLoading"].every((name) => marked.includes(name)), `marked as changed: ${marked}`);
  check(!marked.includes("query"), "what was not changed is marked");
  const before = page.state.tree.rows.length;
  await click(nodes(tree, '[aria-expanded="false"]')[0]);
  check(page.state.tree.rows.length > before, "a click does not unfold a part of the state");
  tree.focus();
  await leadsTo(key("ArrowLeft"), 5, "a key in the tree changes the line");
  same(page.state.tree.rows.length, before, "the left arrow does not fold it again");
  await leadsTo(key("ArrowDown"), 5, "a key in the tree changes the line");
  check(tree.getAttribute("aria-activedescendant") !== null, "the tree does not say where the keyboard is");
};

// Who changed a part: from the tree to the actions, and from an action to the tree.
const who = async () => {
  const path = "cart.rows[id=1].quantity", panel = one(".panel.who"), field = one("input", panel);
  const quantities = expected.states.map((state) => state.cart.rows.find(({ id }) => id === 1)?.quantity);
  const lines = quantities.flatMap((quantity, index) => index && quantity !== quantities[index - 1] ? [index + 1] : []);
  await choose(lines[2]);
  await open("State");
  page.reveal(path);
  await pause();
  const node = one(".panel.state .node.asked:not([hidden])");
  says(node, "a path is not revealed in the tree", "quantity");
  await click(one(".ask", node));
  await whoIsFound();
  check(isShown(panel), "the button in the tree does not ask");
  same(field.value, path, "another path is asked for");
  const found = page.who.lines.filter((line) => line !== undefined);
  check(lines.every((line) => found.includes(line)), `who changed it: ${found} lacks some of ${lines}`);
  const others = found.filter((line) => !lines.includes(line));
  check(others.every((line) => page.states.changesAt(line).some((change) => path.startsWith(change.path))), `too many: ${others}`);
  await pause();
  const values = texts(".change:not([hidden]) .values", panel);
  check(values.includes("1→2"), `the values before and after are missing: ${values.slice(0, 4)}`);
  await choose(lines[2]);
  await leadsTo(click(buttonOf("◂ Before", panel)), Math.max(...found.filter((line) => line < lines[2])), "the change before");
  await leadsTo(click(buttonOf("Next ▸", panel)), lines[2], "the change after");
  await open("Action");
  const change = all(".changes .path", actionPanel).find((node) => node.textContent === path);
  check(change !== undefined, "the action does not name what it changed");
  if (change) await click(change);
  check(isShown(panel), "a change of an action does not ask who changed it");
  await type(field, "cart.row", "change");
  same(page.who.lines, [], "a path that is a beginning of a name is found");
  await type(field, "session", "change");
  check(page.who.lines.length > 0 && page.who.lines.length < 20, "what is below a path is not found");
  await type(field, "catalogue", "change");
  same(page.who.lines, [...new Set(page.who.lines)], "an action with several changes is found several times");
  await open("Action");
};

const keys = async () => {
  const fromEnd = (count) => page.rows.lineAt(page.rows.length - count);
  actions.focus();
  await leadsTo(key("Home"), 1, "Home");
  await leadsTo(key("End"), fromEnd(1), "End");
  same(rows().filter((row) => row.getAttribute("aria-selected") === "true").length, 1, "one row is selected");
  await leadsTo(key("ArrowUp"), fromEnd(2), "the up arrow");
  press("PageUp");
  const before = page.line;
  check(before < fromEnd(8), "PageUp");
  press("ArrowDown");
  press("PageDown");
  check(page.line > before, "PageDown");
  await choose(5);
  await leadsTo(key("ArrowLeft"), 3, "the left arrow leads to the cause");
  await leadsTo(key("ArrowRight"), 5, "the right arrow leads to the consequence");
  await leadsTo(key("ArrowRight"), 5, "an action without a consequence");
  press("/");
  same(document.activeElement, search, "the slash leads to the search");
  press("ArrowDown", search);
  same(document.activeElement, actions, "the down arrow leads from the search to the list");
  check(actions.getAttribute("aria-activedescendant") !== null, "the list does not say where the keyboard is");
};

const player = async () => {
  const range = one("input[type=range]");
  await type(range, 100);
  check(Math.abs(page.line - 100) < 3, "the slider does not choose");
  const wanted = firstLine("detail.wanted");
  await choose(wanted);
  same(range.value, String(wanted), "the slider does not follow");
  check(one(".where").textContent.startsWith(`${wanted} / `), "the place is not said");
  await click(buttonOf("›"));
  check(page.line > wanted, "the button of the next row");
  await pause(400);
  same(location.hash, `#line=${page.line}`, "the address does not name the line");
};

const filters = async () => {
  const number = (text) => Number(one("em", chip(text)).textContent.replaceAll(",", ""));
  const isOn = (text) => chip(text).getAttribute("aria-pressed");
  const total = page.rows.length;
  check(number("bridge") > 15 && number("catalogue") > 15, "the legend does not count");
  await lists(click(chip("bridge")), total - number("bridge") - 1, "without bridges, and the state before the first action");
  same(isOn("bridge"), "false", "a filter does not say that it is off");
  await click(chip("bridge"));
  await lists(click(chip("cart")), total - number("cart") - 1, "without a domain");
  check(rows().every((row) => !nameOf(row).startsWith("cart.")), "a domain stays");
  await click(chip("cart"));
  await lists(click(chip("began, ended")), total + number("began, ended"), "with the lines of effects");
  await click(chip("began, ended"));
  check(!isShown(one(".nothing")), "the list is said to be empty");
  await click(chip("cart"));
  await lists(type(search, "SESAME"), 0, "what nobody wrote is found");
  check(isShown(one(".nothing")), "nothing says why the list is empty");
  await lists(click(buttonOf("Show all lines")), total, "the filters are not undone");
  same(search.value, "", "the search is not undone");
  same(isOn("cart"), "true", "a filter does not say that it is on again");
  await type(search, "black added");
  const found = rows().map(nameOf);
  check(found.length > 0 && found.every((name) => name === "cart.added"), `found: ${found}`);
  check(one(".found").textContent.startsWith(`${page.rows.length} of `), "it does not say how many it found");
  await lists(type(search, ""), total, "without a search");
  const colors = all(".chip.by i").map((node) => getComputedStyle(node).backgroundColor);
  same(new Set(colors).size, all(".chip.by").length, "two kinds have one colour");
};

const exports = async () => {
  let copied = "", downloaded = null;
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } }, configurable: true });
  URL.createObjectURL = (blob) => { downloaded = blob; return "blob:none"; };
  HTMLAnchorElement.prototype.click = function () { this.isClicked = true; };
  await choose(5);
  await click(buttonOf("Redux DevTools"));
  const { actionsById, computedStates, committedState, ...numbers } = JSON.parse(await downloaded.text());
  const { stagedActionIds, nextActionId, currentStateIndex, skippedActionIds } = numbers, { action, ...last } = actionsById[3];
  same([stagedActionIds, Object.keys(actionsById).map(Number)], [[0, 1, 2, 3], [0, 1, 2, 3]], "stagedActionIds and actionsById");
  same([nextActionId, currentStateIndex, skippedActionIds], [4, 3, []], "the numbers of Redux DevTools");
  same(actionsById[0].action.type, "@@INIT", "the first action");
  same([last.type, action.type, last.timestamp], ["PERFORM_ACTION", "catalogue.loadPage.success", 400], "an action");
  same(action.payload.page.next, 2, "the payload of an action");
  same(computedStates.map(({ state }) => state.catalogue.next), [1, 1, 1, 2], "the states after actions");
  same(committedState.catalogue.next, 1, "the state before the first action");
  await click(buttonOf("Swift test"));
  same(copied, `statekit-gen scaffold ${expected.schemas}--test-from ${expected.file} --actions 2...5`, "the command for a test");
  await click(buttonOf("Copy link"));
  check(copied.endsWith("#line=5"), `the copied link: ${copied}`);
};

const times = async () => {
  const { runs, areEstimates } = page.recording.works, { lanes } = page.timeline;
  check(!areEstimates && runs.length > 20, "the runs of effects are not read");
  same([...new Set(runs.map(({ ending }) => ending))].sort(), ["cancelled", "ended", "replaced"], "how runs end");
  check(lanes.some(({ name }) => name === "detail.watchStock"), "an effect has no lane");
  same(lanes.find(({ name }) => name === "catalogue.loadPicture").tracks, 2, "two requests at the same time share a track");
  const canvas = one(".timeline canvas");
  const colors = new Set(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data);
  check(colors.size > 8, "nothing is drawn");
  canvas.focus();
  const [first] = lanes.flatMap(({ bars }) => bars).sort((one, other) => one.start - other.start);
  await leadsTo(key("ArrowRight"), first.run.startLine, "the first bar does not lead to the action that started it");
  says(one(".about"), "a chosen bar is not described", "catalogue.loadPage");
  const { from, to } = page.timeline.view;
  await click(buttonOf("+"));
  check(page.timeline.view.to - page.timeline.view.from < to - from, "the axis does not zoom");
  await click(buttonOf("All"));
  same(page.timeline.view, { from, to }, "the whole axis");
};

// The contrast of texts, in the scheme of the page.
const colors = () => {
  const style = getComputedStyle(document.documentElement);
  const luminance = (name) => {
    const parts = style.getPropertyValue(`--${name}`).trim().match(/[0-9a-f]{2}/g).map((part) => parseInt(part, 16) / 255);
    const [red, green, blue] = parts.map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isReadable = (text, ground, least = 4.5) => {
    const [darker, lighter] = [luminance(text), luminance(ground)].sort((one, other) => one - other);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    check(contrast >= least, `${text} on ${ground}: ${contrast}`);
  };
  for (const ground of ["ground", "raised", "hover", "chosen"]) {
    for (const text of ["text", "quiet"]) isReadable(text, ground);
    for (const dot of ["dispatch", "bridge", "request", "effect", "unknown"]) isReadable(dot, ground, 3);
  }
  for (const text of ["accent", "error", "before", "after", "string", "number", "word"]) isReadable(text, "ground");
  isReadable("text", "mark");
  same(luminance("ground") < 0.5, expected.isDark, "the page has the other scheme");
};

const plain = async () => {
  await choose(5);
  check(!("Schema" in facts()), "there is a schema where none was given");
  same(all(".chip.domain").length, 5, "the domains are not found by the names of actions");
};

const link = async () => {
  await leadsTo(pause(), 83, "the address does not choose a line");
  await shows(pause(), 83, "the chosen line is not in sight");
  location.hash = "#line=5";
  await leadsTo(pause(), 5, "another address does not choose another line");
  location.hash = "#line=99999999";
  await leadsTo(pause(), 5, "a line that is not there is chosen");
};

const fitsAPhone = (when) => {
  check(document.documentElement.scrollWidth <= innerWidth, `${when}: the page is wider than the window`);
  const touched = "button, input:not([type=checkbox]), [role=tab], .row:not([hidden]), .node:not([hidden])";
  for (const node of all(touched).filter(isShown)) {
    const { width, height } = node.getBoundingClientRect();
    const name = node.textContent || node.ariaLabel || node.placeholder;
    check(height >= 43.5 && (width >= 43.5 || node.matches(".place, .path")), `${when}: ${name} is ${width} × ${height}`);
  }
  for (const node of all("header, main, .detail, .timeline, .player, .row:not([hidden])").filter(isShown)) {
    const { left, right } = node.getBoundingClientRect();
    check(left >= -0.5 && right <= innerWidth + 0.5, `${when}: ${node.className || node.tagName} is cut`);
  }
};

// On a phone the detail is a sheet above the list.
const phone = async () => {
  const sheetIs = (visibility, what) => same(getComputedStyle(one(".detail")).visibility, visibility, what);
  same(innerWidth, 390, "the window is not that of a phone");
  fitsAPhone("at first");
  sheetIs("hidden", "the sheet is open at first");
  await click(rows()[3]);
  await pause(600);
  sheetIs("visible", "a click does not open the sheet");
  for (const name of tabs) {
    await open(name);
    fitsAPhone(name);
  }
  await click(one(".close"));
  await pause(600);
  sheetIs("hidden", "the sheet does not close");
};

const firstFormat = async () => {
  check(page.rows.length > 40 && page.recording.has.states, "the first format is not read");
  const kinds = all(".chip.by").filter(isShown).map((node) => node.textContent);
  check(kinds.some((kind) => kind.includes("cause unknown")), "an unknown cause is not said");
  await choose(4);
  check(page.states.changesAt(4).length > 0, "the changes between two states are not found");
  check(one(".changes", actionPanel) !== null, "the changes are not shown");
  page.ask("catalogue.query");
  await whoIsFound();
  check(page.who.lines.length >= 3, "who changed it is not found");
  check(one(".timeline").hidden, "there are bars without effects");
};

const bare = async () => {
  for (const name of ["State", "Who changed"]) {
    says(await open(name), `${name} does not say how to record states`, "ActionRecorder.withChanges");
  }
  same(page.rows.length, 3, "the actions are not listed");
};

const estimates = () => {
  check(page.recording.works.areEstimates && page.timeline.lanes.length > 3, "nothing is estimated");
  says(one(".timeline .note"), "the page does not say that bars are estimates, and the axis the line", "estimated", "by line");
  check(page.recording.works.runs.every(({ isEstimate }) => isEstimate), "a run is not an estimate");
};

const hostile = async () => {
  for (const name of tabs) {
    for (let line = 1; line <= 5; line += 1) {
      await choose(line);
      await open(name);
    }
  }
  page.ask(`[${JSON.stringify(expected.hostile)}]`);
  await whoIsFound();
  same(page.who.lines, [2], "a change of a strange name is not found");
  await click(all(".chip").at(-1));
  await type(search, "<img");
  check(page.rows.length > 0, "markup cannot be searched for");
  check(document.title.includes("<b>"), "the name of the file is not in the title");
  same(all("img, b b, i b, h1 b").length, 0, "text has become markup");
  check(document.body.textContent.includes("<img src=x"), "the text is not shown");
  check(!document.body.textContent.includes("\u202e"), "text can change its direction");
  await choose(5);
  await open("Action");
  says(actionPanel, "a large number is rounded", "12345678901234567890");
};

const broken = async () => {
  const bad = Array(5).fill("cannot be read");
  same(rows().map(nameOf), ["good.one", ...bad, "good.two"], "the rows of lines that cannot be read");
  same(page.rows.lineAt(6), 9, "an empty line does not count");
  await click(rows()[1]);
  same(one("pre", actionPanel).textContent, "not JSON <b>", "the text of a line that cannot be read is not shown");
};

const areCompared = () => until(() => page.pairs.all.length > 60, "the recordings are not compared");

const compare = async () => {
  await areCompared();
  await pause();
  same(page.line, expected.changed, "the first difference is not chosen");
  const pair = page.pairs.pairOf(page.line);
  same([pair.difference, pair.lines[1]], ["payload", expected.changed], "the first difference");
  says(one(".difference"), "the difference is not shown", "payload.text", '"x"');
  const row = one(".pair.chosen:not([hidden])");
  check(row?.matches(".differs"), "the difference is not marked");
  await click(buttonOf("Second"));
  same(page.side, 1, "the second recording is not shown");
  const runs = page.timeline.lanes.flatMap(({ bars }) => bars.map(({ run }) => run));
  check(runs.every((run) => page.sides[1].recording.works.runs.includes(run)), "the bars are those of the first");
  says(one(".tree", actionPanel), "the payload is not that of the second recording", '"x"');
  await click(buttonOf("First"));
  const different = page.pairs.all.filter(({ difference }) => difference);
  same(different.at(-1).lines, [expected.removed, 0], "an action that is missing is not found");
  check(different.length < 6, `one changed and one missing action make ${different.length} differences`);
  await click(buttonOf("Next difference"));
  check(page.line > expected.changed, "the next difference");
  const [left, right] = [...row.children].filter((node) => node.matches(".cells")).map((node) => node.getBoundingClientRect());
  check(left.top === right.top, "pairs are not side by side");
};

const compareEqual = async () => {
  await areCompared();
  check(page.pairs.all.every(({ difference }) => difference === ""), "equal recordings differ");
  says(one(".said"), "the page does not say that they are equal", "the same actions");
};

const long = async () => {
  await allAreListed("not all lines are read");
  for (const part of [0.3, 0.7, 1]) await scroll(actions.scrollHeight * part);
  const end = actions.getBoundingClientRect().bottom + 1;
  const last = rows().filter((row) => row.getBoundingClientRect().bottom <= end).at(-1);
  same(lineOf(last), expected.count, "the end cannot be scrolled to");
  check(all(".row").length < 80, "the document has more rows than can be seen");
  await shows(choose(54_321), 54_321, "a chosen line is not scrolled to");
  same(page.states.stateAt(54_321).count, 54_320, "the state of a line far from a whole one");
  await type(search, "99998");
  await until(() => page.filters[0].isDone, "the search never ends");
  same(page.rows.length, 1, "the search finds another number of lines");
  await type(search, "");
  await allAreListed("not all lines come back");
};

// Lines that come later: the list stays at its end, or where it is.
const later = async () => {
  const append = async (...names) => {
    page.append(names.map((action) => JSON.stringify({ action })));
    await pause();
  };
  page.list.showEnd();
  let told = null;
  root.addEventListener("lines", ({ detail }) => { told = detail; });
  await append("later.one", "later.two");
  await until(() => page.rows.length === expected.count + 2, "new lines are not read");
  await shows(pause(), expected.count + 2, "the list does not stay at its end");
  same([told, page.list.isAtEnd], [{ line: expected.count + 1, count: 2 }, true], "new lines are not told");
  page.list.show(100);
  await pause();
  await append("later.three");
  check(!page.list.isAtEnd, "the list is moved though it was not at its end");
};

// A list that is higher than browsers allow.
const scaled = async () => {
  await allAreListed("not all lines are read");
  check(actions.scrollHeight < 1e7, "the list is higher than browsers allow");
  actions.dispatchEvent(new WheelEvent("wheel", { deltaY: 280, cancelable: true }));
  await pause();
  same(Math.min(...rows().map(lineOf)), 11, "a wheel does not move the list by its own distance");
  await shows(scroll(actions.scrollHeight), expected.count, "the end cannot be scrolled to");
  for (const line of [200_000, 399_999, 1]) await shows(choose(line), line, `line ${line} is not scrolled to`);
};

const million = async () => {
  await until(() => page.recording.isRead, "not all lines are read");
  same([page.recording.first, page.recording.end - 1], [expected.first, expected.last], "the lines of the page");
  says(one(".notice"), "the notice", expected.first, "1000000", "--lines");
  await leadsTo(choose(expected.first + 5), expected.first + 5, "a line cannot be chosen");
  same(page.states.stateAt(page.line).count, expected.first + 4, "the state is not computed");
  same(lineOf(rows()[0]), expected.first, "the numbers of the lines");
};
