// Uses the page of a recording as a person does, and checks what must hold meanwhile; run in the page by .ci/check-view.
(async () => {
  const failures = new Set();
  const check = (holds, what) => { if (!holds) failures.add(what); };
  const same = (one, other, what) => {
    const [left, right] = [one, other].map((value) => JSON.stringify(value));
    check(left === right, `${what}: ${left?.slice(0, 300)} instead of ${right?.slice(0, 300)}`);
  };
  const root = document.getElementById("debugger"), page = root.debugger;
  const pause = (time = 120) => new Promise((done) => setTimeout(done, time));
  const until = async (holds, what, most = 400) => {
    for (let turn = 0; turn < most && !holds(); turn += 1) await pause(50);
    check(holds(), what);
  };
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const one = (selector) => document.querySelector(selector);
  const isShown = (node) => node !== null && node.getClientRects().length > 0;
  const press = (key, node = document.activeElement) =>
    node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const buttonOf = (text, within = document) => all("button", within).find((node) => node.textContent === text);
  const tab = (name) => all("[role=tab]").find((node) => node.textContent === name);
  const open = async (name) => {
    tab(name).click();
    await pause();
    return document.getElementById(tab(name).getAttribute("aria-controls"));
  };
  const rowsOf = (list) => all(".row:not([hidden])", list);
  const actions = one(".list.actions"), search = one("header input[type=search]");
  const type = async (field, text, event = "input") => {
    field.value = text;
    field.dispatchEvent(new Event(event, { bubbles: true }));
    await pause(300);
  };
  const nameOf = (row) => row.querySelector(".name").textContent;
  const lineOf = (row) => Number(row.querySelector(".number").textContent);
  const choose = async (line) => {
    page.choose(line);
    await pause();
  };
  const treeRows = (tree) => all(".node:not([hidden])", tree);
  const texts = (selector, within) => all(selector, within).map((node) => node.textContent);

  // The map: the chosen action's way is lit, and a domain or an arrow lists its actions alone.
  const narrow = async (emptied) => {
    const map = one(".map-place"), shape = (selector) => map.querySelector(`${selector}`), total = page.rows.length;
    const click = async (node) => {
      node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await pause();
    };
    const arrow = shape('.arrow[data-from="App.checkout"][data-to="App.cart"]');
    check(arrow.classList.contains("on") && !shape('[data-domain="App.detail"]').classList.contains("on"), "the way is not lit");
    const stripe = getComputedStyle(shape('[data-domain="App.cart"] .mark')).stroke;
    const chips = all(".chip.domain").map((chip) => [chip.querySelector("span").textContent, getComputedStyle(chip.querySelector("i")).backgroundColor]);
    same(stripe, Object.fromEntries(chips).cart, "a domain has another colour in the map than in the list");
    await click(arrow);
    same(new Set(rowsOf(actions).map(nameOf)).size, 1, "an arrow lists other actions, too");
    check(rowsOf(actions).some((row) => lineOf(row) === emptied), "an arrow does not list an action that it stands for");
    same(one(".chip.narrowed").textContent, "checkout → cart ✕", "the list does not say to what it is narrowed");
    await click(shape('[data-domain="App.cart.rows"]'));
    check(rowsOf(actions).every((row) => nameOf(row).startsWith("cart.rows.")), "a domain lists actions of others");
    one(".chip.narrowed").click();
    await pause();
    same([page.rows.length, one(".chip.narrowed")], [total, null], "not all lines are there again");
  };

  const checks = {
    // What is chosen by a click, and what the detail says about it.
    shop: async () => {
      check(page.rows.length > 150, "the list has not all actions");
      check(rowsOf(actions).length < 60, "more rows than can be seen are in the document");
      const row = rowsOf(actions).find((row) => nameOf(row) === "catalogue.loadPage.success");
      row.click();
      await pause();
      same(page.line, 5, "a click chooses another line");
      const panel = await open("Action");
      same(one(".detail h2").textContent, "catalogue.loadPage.success", "the detail has another name");
      const facts = Object.fromEntries(all("dt", panel).map((name) => [name.textContent, name.nextSibling.textContent]));
      same(facts.How, "by the request catalogue.loadPage", "the cause is said wrongly");
      check(facts.Schema.includes("Catalogue.statekit.json:"), `the line of the schema is missing: ${facts.Schema}`);
      check(facts.Schema.includes("a phase of a request"), `a phase is not said to be one: ${facts.Schema}`);
      check(facts.Request === undefined, "the place of the request is there twice");
      same(facts.Takes, "(page: ShopCatalogue.ProductPage)", "the payload is not as the schema spells it");
      same(facts.Time, "1.02 s", "the time is another");
      same(texts(".changes .path", panel), ["catalogue.products", "catalogue.next", "catalogue.isLoading"], "the changes");
      const causes = all(".causes li", panel);
      same(causes.map((row) => [Number(row.querySelector(".number").textContent), row.className]),
        [[2, "cause"], [3, "cause"], [5, "chosen"]], "the way from the first cause");
      causes[0].querySelector("button").click();
      await pause();
      same(page.line, 2, "a cause does not lead to its line");
      const below = all(".causes li", panel).map((row) => [lineOf(row), row.className, row.style.getPropertyValue("--depth")]);
      same(below, [[2, "chosen", "0"], [3, "consequence", "1"], [5, "consequence", "2"]], "the consequences");
      same(all("dd", panel)[0].textContent, "dispatched by the app or a person", "who dispatched it");
      const opened = page.recording.names.indexOf("detail.opened");
      const parent = Array.from({ length: expected.count }, (_, index) => index + 1)
        .find((line) => page.recording.nameNumber(line) === opened);
      const family = new Set([parent]);
      for (let line = parent + 1; line <= expected.count; line += 1) {
        if (family.has(page.recording.record(line).cause?.line)) family.add(line);
      }
      await choose(parent);
      const shown = all(".causes li:not(.cause)", panel).map(lineOf).sort((one, other) => one - other);
      check(family.size > 4, "the recording has no action with several consequences");
      same(shown, [...family], "all consequences, and theirs");
      await choose(3);
      const bridged = Object.fromEntries(all("dt", panel).map((name) => [name.textContent, name.nextSibling.textContent]));
      same(bridged.Bridge, "Catalogue.statekit.json:59 if products.isEmpty", "the bridge and its condition");
      const started = all(".works li", panel).map((row) => row.textContent);
      check(started.length === 1 && started[0].includes("ended after 620 ms"), `what it started: ${started}`);
      const replaced = page.recording.works.runs.find((run) => run.ending === "replaced");
      await choose(replaced.startLine);
      check(panel.textContent.includes("replaced after 180 ms by line"), "what replaced a request is not said");
      await open("Domains");
      const paid = page.recording.names.indexOf("cart.emptied");
      let line = 1;
      while (page.recording.nameNumber(line) !== paid) line += 1;
      await choose(line);
      same([...new Set(texts(".way .domain"))], ["checkout", "cart"], "the way through the domains");
      await narrow(line);
      await open("Action");
    },
    // Every state, and every change the page itself finds.
    states: async () => {
      const { applyChanges, findChanges, readPath, writePath } = page.values;
      const sort = (value) => value === null || typeof value !== "object" ? value
        : Array.isArray(value) ? value.map(sort)
          : Object.fromEntries(Object.keys(value).sort().map((key) => [key, sort(value[key])]));
      const text = (value) => JSON.stringify(sort(value));
      for (const line of [expected.count, ...expected.states.keys()].filter(Boolean)) {
        const state = page.states.stateAt(line);
        check(text(state) === text(expected.states[line - 1]), `the state at line ${line} is another`);
      }
      for (const [index, after] of expected.states.entries()) {
        const before = expected.states[index - 1] ?? after, old = text(before);
        check(text(applyChanges(before, findChanges(before, after))) === text(after), `changes of line ${index + 1}`);
        check(text(before) === old, `applying the changes of line ${index + 1} changes the state before`);
      }
      const cases = [
        [{ a: { b: 1, "c d": 2 }, e: 3 }, { a: { b: 2, "c d": 4 }, f: 3 }, ["e", "a.b", 'a["c d"]', "f"]],
        [[{ id: 1, n: 1 }, { id: 2 }, { id: 3 }], [{ id: "x" }, { id: 1, n: 2 }, { id: 3 }], ["[id=2]", '[id="x"]', "[id=1].n"]],
        [{ l: [{ id: 1 }, { id: 2 }] }, { l: [{ id: 2 }, { id: 1 }] }, ["l"]],
        [[1, 2, 3], [1, 5, 3], ["[1]"]], [[1, 2, 3], [1, 9, 8, 2, 3], ["[1]", "[2]"]], [[1, 2, 3], [3], ["[0]", "[1]"]],
        [{ a: [1] }, { a: { b: 1 } }, ["a"]], [[], [{ id: 7 }], ["[id=7]"]], [{ "": 1 }, { "": 2 }, ['[""]']], [1, 2, [""]],
        [{ "a\"]b": { "ü": 1 } }, { "a\"]b": { "ü": 2 } }, ['["a\\"]b"].ü']],
      ];
      for (const [before, after, paths] of cases) {
        const changes = findChanges(before, after);
        same(changes.map(({ path }) => path), paths, "the paths of changes");
        same(applyChanges(before, changes), after, `applying ${paths}`);
        for (const path of paths) same(writePath(readPath(path)), path, "a path read and written");
      }
      await choose(expected.count);
      const panel = await open("State"), tree = one(".panel.state .tree");
      check(treeRows(tree).length > 4, "the tree of the state is empty");
      const field = panel.querySelector("input");
      await type(field, "customer");
      check(texts(".key", tree).includes("customer"), "the search in the state does not find a name");
      check(/^[1-9]\d* found$/.test(panel.querySelector("output").textContent), "it does not say how many it found");
      await type(field, "ann");
      check(treeRows(tree).some((row) => row.textContent.includes("Ann")), "the search does not find a value");
      await type(field, "there is no such thing");
      same(panel.querySelector("output").textContent, "0 found", "the search finds what is not there");
      await type(field, "");
      await choose(41);
      check(all(".node.changed:not([hidden])", tree).some((row) => row.textContent.includes("saved")), "what was changed is not in sight");
      same(buttonOf("1 changed", panel) !== undefined, true, "the number of changes is not said");
      await choose(5);
      const marked = all(".node.changed:not([hidden]) .key", tree).map((node) => node.textContent);
      check(["next", "isLoading"].every((name) => marked.includes(name)), `marked as changed: ${marked}`);
      check(!marked.includes("query"), "what was not changed is marked");
      const closed = treeRows(tree).find((row) => row.getAttribute("aria-expanded") === "false");
      const before = page.state.tree.rows.length;
      closed.click();
      await pause();
      check(page.state.tree.rows.length > before, "a click does not unfold a part of the state");
      tree.focus();
      press("ArrowLeft", tree);
      await pause();
      same(page.state.tree.rows.length, before, "the left arrow does not fold it again");
      press("ArrowDown", tree);
      await pause();
      check(tree.getAttribute("aria-activedescendant") !== null, "the tree does not say where the keyboard is");
      same(page.line, 5, "a key in the tree changes the line");
    },
    // Who changed a part: from the tree to the actions, and from an action to the tree.
    who: async () => {
      const path = "cart.rows[id=1].quantity", rows = expected.states.map((state) => state.cart.rows.find(({ id }) => id === 1)?.quantity);
      const lines = rows.flatMap((quantity, index) => index && quantity !== rows[index - 1] ? [index + 1] : []);
      await choose(lines[2]);
      await open("State");
      page.reveal("cart.rows[id=1].quantity");
      await pause();
      const node = all(".panel.state .node.asked:not([hidden])")[0];
      check(node?.textContent.includes("quantity"), "a path is not revealed in the tree");
      node?.querySelector(".ask").click();
      await until(() => page.who.isDone, "the changes are never read");
      const panel = one(".panel.who");
      check(isShown(panel), "the button in the tree does not ask");
      same(panel.querySelector("input").value, path, "another path is asked for");
      const found = page.who.lines.filter((line) => line !== undefined);
      check(lines.every((line) => found.includes(line)), `who changed it: ${found} lacks some of ${lines}`);
      const others = found.filter((line) => !lines.includes(line));
      check(others.every((line) => page.states.changesAt(line).some((change) => path.startsWith(change.path))), `too many: ${others}`);
      await pause();
      const values = texts(".change:not([hidden]) .values", panel);
      check(values.includes("1→2"), `the values before and after are missing: ${values.slice(0, 4)}`);
      await choose(lines[2]);
      buttonOf("◂ Before", panel).click();
      await pause();
      same(page.line, Math.max(...found.filter((line) => line < lines[2])), "the change before");
      buttonOf("Next ▸", panel).click();
      await pause();
      same(page.line, lines[2], "the change after");
      await open("Action");
      const change = all(".panel.action .changes .path").find((node) => node.textContent === path);
      check(change !== undefined, "the action does not name what it changed");
      change?.click();
      await pause();
      check(isShown(panel), "a change of an action does not ask who changed it");
      await type(panel.querySelector("input"), "cart.row", "change");
      same(page.who.lines, [], "a path that is a beginning of a name is found");
      await type(panel.querySelector("input"), "session", "change");
      check(page.who.lines.length > 0 && page.who.lines.length < 20, "what is below a path is not found");
      await type(panel.querySelector("input"), "catalogue", "change");
      same(page.who.lines, [...new Set(page.who.lines)], "an action with several changes is found several times");
      await open("Action");
    },
    keys: async () => {
      actions.focus();
      press("Home");
      await pause();
      same(page.line, 1, "Home");
      press("End");
      await pause();
      same(page.line, page.rows.lineAt(page.rows.length - 1), "End");
      same(rowsOf(actions).filter((row) => row.getAttribute("aria-selected") === "true").length, 1, "one row is selected");
      press("ArrowUp");
      same(page.line, page.rows.lineAt(page.rows.length - 2), "the up arrow");
      press("PageUp");
      const before = page.line;
      check(before < page.rows.lineAt(page.rows.length - 8), "PageUp");
      press("ArrowDown");
      press("PageDown");
      check(page.line > before, "PageDown");
      await choose(5);
      press("ArrowLeft");
      same(page.line, 3, "the left arrow leads to the cause");
      press("ArrowRight");
      same(page.line, 5, "the right arrow leads to the consequence");
      press("ArrowRight");
      same(page.line, 5, "an action without a consequence");
      press("/");
      same(document.activeElement, search, "the slash leads to the search");
      press("ArrowDown", search);
      same(document.activeElement, actions, "the down arrow leads from the search to the list");
      check(actions.getAttribute("aria-activedescendant") !== null, "the list does not say where the keyboard is");
      const range = one("input[type=range]");
      range.value = 100;
      range.dispatchEvent(new Event("input"));
      await pause();
      check(Math.abs(page.line - 100) < 3, "the slider does not choose");
      await choose(200);
      same(range.value, "200", "the slider does not follow");
      check(one(".where").textContent.startsWith("200 / "), "the place is not said");
      buttonOf("›").click();
      check(page.line > 200, "the button of the next row");
      await pause(400);
      same(location.hash, `#line=${page.line}`, "the address does not name the line");
    },
    filters: async () => {
      const chip = (text) => all(".chip").find((node) => node.querySelector("span").textContent === text);
      const number = (text) => Number(chip(text).querySelector("em").textContent.replaceAll(",", ""));
      const total = page.rows.length, bridges = number("bridge");
      check(bridges > 40 && number("catalogue") > 40, "the legend does not count");
      chip("bridge").click();
      await pause();
      same(page.rows.length, total - bridges - 1, "without bridges, and the state before the first action");
      same(chip("bridge").getAttribute("aria-pressed"), "false", "a filter does not say that it is off");
      chip("bridge").click();
      chip("cart").click();
      await pause();
      check(rowsOf(actions).every((row) => !nameOf(row).startsWith("cart.")), "a domain stays");
      same(page.rows.length, total - number("cart") - 1, "without a domain");
      chip("cart").click();
      chip("began, ended").click();
      await pause();
      same(page.rows.length, total + number("began, ended"), "with the lines of effects");
      chip("began, ended").click();
      check(!isShown(one(".nothing")), "the list is said to be empty");
      chip("cart").click();
      await type(search, "SESAME");
      same(page.rows.length, 0, "what nobody wrote is found");
      check(isShown(one(".nothing")), "nothing says why the list is empty");
      buttonOf("Show all lines").click();
      await pause();
      same([page.rows.length, search.value], [total, ""], "the search and the filters are not undone");
      same(chip("cart").getAttribute("aria-pressed"), "true", "a filter does not say that it is on again");
      await type(search, "teapot added");
      const found = rowsOf(actions).map(nameOf);
      check(found.length > 0 && found.every((name) => name === "cart.added"), `found: ${found}`);
      check(one(".found").textContent.startsWith(`${page.rows.length} row`), "it does not say how many it found");
      await type(search, "");
      same(page.rows.length, total, "without a search");
      const colors = new Set(all(".chip.by i").map((node) => getComputedStyle(node).backgroundColor));
      same(colors.size, all(".chip.by").length, "two kinds have one colour");
    },
    exports: async () => {
      let copied = "", downloaded = null;
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } }, configurable: true });
      URL.createObjectURL = (blob) => { downloaded = blob; return "blob:none"; };
      HTMLAnchorElement.prototype.click = function () { this.isClicked = true; };
      await choose(5);
      buttonOf("Redux DevTools").click();
      const state = JSON.parse(await downloaded.text());
      const ids = state.stagedActionIds;
      same(ids, [0, 1, 2, 3], "stagedActionIds");
      same(Object.keys(state.actionsById).map(Number), ids, "actionsById");
      same(state.computedStates.length, ids.length, "computedStates");
      same([state.nextActionId, state.currentStateIndex, state.skippedActionIds], [4, 3, []], "the numbers of Redux DevTools");
      same(state.actionsById[0].action.type, "@@INIT", "the first action");
      const last = state.actionsById[3];
      same([last.type, last.action.type, last.timestamp], ["PERFORM_ACTION", "catalogue.loadPage.success", 1020], "an action");
      same(last.action.payload.page.next, 2, "the payload of an action");
      same(state.computedStates[3].state.catalogue.next, 2, "the state after an action");
      same(state.committedState.catalogue.next, 1, "the state before the first action");
      buttonOf("Swift test").click();
      await pause();
      same(copied, `statekit-gen scaffold ${expected.schemas}--test-from ${expected.file} --actions 2...5`, "the command for a test");
      buttonOf("Copy link").click();
      await pause();
      check(copied.endsWith("#line=5"), `the copied link: ${copied}`);
    },
    times: async () => {
      const { runs, areEstimates } = page.recording.works;
      check(!areEstimates && runs.length > 50, "the runs of effects are not read");
      same([...new Set(runs.map(({ ending }) => ending))].sort(), ["cancelled", "ended", "replaced"], "how runs end");
      const lanes = page.timeline.lanes;
      check(lanes.map(({ name }) => name).includes("detail.watchStock"), "an effect has no lane");
      same(lanes.find(({ name }) => name === "catalogue.loadPicture").tracks, 2, "two requests at the same time share a track");
      const canvas = one(".timeline canvas"), pen = canvas.getContext("2d");
      const colors = new Set(pen.getImageData(0, 0, canvas.width, canvas.height).data);
      check(colors.size > 8, "nothing is drawn");
      canvas.focus();
      press("ArrowRight", canvas);
      await pause();
      const [first] = lanes.flatMap(({ bars }) => bars).sort((one, other) => one.start - other.start);
      same(page.line, first.run.startLine, "the first bar does not lead to the action that started it");
      check(one(".about").textContent.includes("catalogue.loadPage"), "a chosen bar is not described");
      const { from, to } = page.timeline.view;
      buttonOf("+").click();
      check(page.timeline.view.to - page.timeline.view.from < to - from, "the axis does not zoom");
      buttonOf("All").click();
      same(page.timeline.view, { from, to }, "the whole axis");
    },
    // The contrast of texts, in the scheme of the page.
    colors: async () => {
      const style = getComputedStyle(document.documentElement);
      const luminance = (name) => {
        const [red, green, blue] = style.getPropertyValue(`--${name}`).trim().match(/[0-9a-f]{2}/g)
          .map((part) => parseInt(part, 16) / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one, other) => {
        const [darker, lighter] = [luminance(one), luminance(other)].sort((one, other) => one - other);
        return (lighter + 0.05) / (darker + 0.05);
      };
      const grounds = ["ground", "raised", "hover", "chosen"], texts = ["text", "quiet"];
      const others = ["accent", "error", "before", "after", "string", "number", "word"];
      const origins = ["dispatch", "bridge", "request", "effect", "unknown"];
      for (const ground of grounds) {
        for (const text of texts) check(contrast(text, ground) >= 4.5, `${text} on ${ground}: ${contrast(text, ground)}`);
        for (const dot of origins) check(contrast(dot, ground) >= 3, `${dot} on ${ground}: ${contrast(dot, ground)}`);
      }
      for (const text of others) check(contrast(text, "ground") >= 4.5, `${text}: ${contrast(text, "ground")}`);
      check(contrast("text", "mark") >= 4.5, "what is marked cannot be read");
      same(luminance("ground") < 0.5, expected.isDark, "the page has the other scheme");
    },
    plain: async () => {
      await choose(5);
      check(!texts("dt", one(".panel.action")).includes("Schema"), "there is a schema where none was given");
      same(all(".chip.domain").length, 5, "the domains are not found by the names of actions");
    },
    link: async () => {
      same(page.line, 83, "the address does not choose a line");
      check(rowsOf(actions).some((row) => lineOf(row) === 83), "the chosen line is not in sight");
      location.hash = "#line=5";
      await pause();
      same(page.line, 5, "another address does not choose another line");
      location.hash = "#line=99999999";
      await pause();
      same(page.line, 5, "a line that is not there is chosen");
    },
    // On a phone the detail is a sheet above the list.
    phone: async () => {
      const touched = "button, input:not([type=checkbox]), [role=tab], .row:not([hidden]), .node:not([hidden])";
      const fits = (when) => {
        same(document.documentElement.scrollWidth <= innerWidth, true, `${when}: the page is wider than the window`);
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
      same(innerWidth, 390, "the window is not that of a phone");
      fits("at first");
      check(getComputedStyle(one(".detail")).visibility === "hidden", "the sheet is open at first");
      rowsOf(actions)[3].click();
      await pause(600);
      check(getComputedStyle(one(".detail")).visibility === "visible", "a click does not open the sheet");
      for (const name of ["Action", "State", "Who changed", "Domains"]) {
        await open(name);
        fits(name);
      }
      one(".close").click();
      await pause(600);
      check(getComputedStyle(one(".detail")).visibility === "hidden", "the sheet does not close");
    },
    old: async () => {
      check(page.rows.length > 40 && page.recording.has.states, "the first format is not read");
      check(all(".chip.by").filter(isShown).some((chip) => chip.textContent.includes("cause unknown")), "an unknown cause is not said");
      const line = 4;
      await choose(line);
      check(page.states.changesAt(line).length > 0, "the changes between two states are not found");
      check(one(".panel.action .changes") !== null, "the changes are not shown");
      page.ask("catalogue.query");
      await until(() => page.who.isDone, "the changes are never read");
      check(page.who.lines.length >= 3, "who changed it is not found");
      check(one(".timeline").hidden, "there are bars without effects");
    },
    bare: async () => {
      for (const name of ["State", "Who changed"]) {
        const panel = await open(name);
        check(panel.textContent.includes("ActionRecorder.withChanges"), `${name} does not say how to record states`);
      }
      same(page.rows.length, 3, "the actions are not listed");
    },
    estimates: async () => {
      check(page.recording.works.areEstimates && page.timeline.lanes.length > 3, "nothing is estimated");
      check(one(".timeline .note").textContent.includes("estimated"), "the page does not say that bars are estimates");
      check(one(".timeline .note").textContent.includes("by line"), "the page does not say that the axis is the line");
      check(page.recording.works.runs.every(({ isEstimate }) => isEstimate), "a run is not an estimate");
    },
    hostile: async () => {
      for (const name of ["Action", "State", "Who changed", "Domains"]) {
        for (let line = 1; line <= 5; line += 1) {
          await choose(line);
          await open(name);
        }
      }
      page.ask(`[${JSON.stringify(expected.hostile)}]`);
      await until(() => page.who.isDone, "the changes are never read");
      same(page.who.lines, [2], "a change of a strange name is not found");
      all(".chip").at(-1).click();
      await type(search, "<img");
      same(page.rows.length > 0, true, "markup cannot be searched for");
      same(document.title.includes("<b>"), true, "the name of the file is not in the title");
      same(all("img, b b, i b, h1 b").length, 0, "text has become markup");
      check(document.body.textContent.includes("<img src=x"), "the text is not shown");
      check(!document.body.textContent.includes("\u202e"), "text can change its direction");
      await choose(5);
      await open("Action");
      check(one(".panel.action").textContent.includes("12345678901234567890"), "a large number is rounded");
    },
    broken: async () => {
      const names = rowsOf(actions).map(nameOf);
      const bad = "cannot be read";
      same(names, ["good.one", bad, bad, bad, bad, bad, "good.two"], "the rows of lines that cannot be read");
      same(page.rows.lineAt(6), 9, "an empty line does not count");
      rowsOf(actions)[1].click();
      await pause();
      check(one(".panel.action pre").textContent === "not JSON <b>", "the text of a line that cannot be read is not shown");
    },
    compare: async () => {
      await until(() => page.pairs.all.length > 150, "the recordings are not compared");
      await pause();
      same(page.line, expected.changed, "the first difference is not chosen");
      const pair = page.pairs.pairOf(page.line);
      same([pair.difference, pair.lines[1]], ["payload", expected.changed], "the first difference");
      const section = one(".difference");
      check(section?.textContent.includes("payload.text") && section.textContent.includes('"x"'), "the difference is not shown");
      const row = all(".pair.chosen:not([hidden])")[0];
      check(row?.classList.contains("differs"), "the difference is not marked");
      buttonOf("Second").click();
      await pause();
      same(page.side, 1, "the second recording is not shown");
      const runs = page.timeline.lanes.flatMap(({ bars }) => bars.map(({ run }) => run));
      check(runs.every((run) => page.sides[1].recording.works.runs.includes(run)), "the bars are those of the first");
      check(one(".panel.action .tree").textContent.includes('"x"'), "the payload is not that of the second recording");
      buttonOf("First").click();
      const different = page.pairs.all.filter(({ difference }) => difference);
      same(different.at(-1).lines, [expected.removed, 0], "an action that is missing is not found");
      check(different.length < 6, `one changed and one missing action make ${different.length} differences`);
      buttonOf("Next difference").click();
      await pause();
      check(page.line > expected.changed, "the next difference");
      const [left, right] = [...row.children].filter((node) => node.classList.contains("cells"));
      check(left.getBoundingClientRect().top === right.getBoundingClientRect().top, "pairs are not side by side");
    },
    same: async () => {
      await until(() => page.pairs.all.length > 150, "the recordings are not compared");
      check(page.pairs.all.every(({ difference }) => difference === ""), "equal recordings differ");
      check(one(".said").textContent.includes("the same actions"), "the page does not say that they are equal");
    },
    long: async () => {
      await until(() => page.recording.isRead && page.rows.length === expected.count, "not all lines are read");
      for (const part of [0.3, 0.7, 1]) {
        actions.scrollTop = actions.scrollHeight * part;
        actions.dispatchEvent(new Event("scroll"));
        await pause();
      }
      const last = rowsOf(actions).filter((row) => row.getBoundingClientRect().bottom <= actions.getBoundingClientRect().bottom + 1).at(-1);
      same(lineOf(last), expected.count, "the end cannot be scrolled to");
      check(all(".row").length < 80, "the document has more rows than can be seen");
      await choose(54_321);
      check(rowsOf(actions).some((row) => lineOf(row) === 54_321), "a chosen line is not scrolled to");
      same(page.states.stateAt(54_321).count, 54_320, "the state of a line far from a whole one");
      await type(search, "99998");
      await until(() => page.filters[0].isDone, "the search never ends");
      same(page.rows.length, 1, "the search finds another number of lines");
      await type(search, "");
      await until(() => page.rows.length === expected.count, "not all lines come back");
      // Lines that come later: the list stays at its end, or where it is.
      page.list.showEnd();
      let told = null;
      root.addEventListener("lines", ({ detail }) => { told = detail; });
      page.append([JSON.stringify({ action: "later.one" }), JSON.stringify({ action: "later.two" })]);
      await until(() => page.rows.length === expected.count + 2, "new lines are not read");
      await pause();
      same(told, { line: expected.count + 1, count: 2 }, "new lines are not told");
      check(page.list.isAtEnd && rowsOf(actions).some((row) => nameOf(row) === "later.two"), "the list does not stay at its end");
      page.list.show(100);
      await pause();
      page.append([JSON.stringify({ action: "later.three" })]);
      await pause();
      check(!page.list.isAtEnd, "the list is moved though it was not at its end");
    },
    // A list that is higher than browsers allow.
    scaled: async () => {
      await until(() => page.rows.length === expected.count, "not all lines are read");
      check(actions.scrollHeight < 1e7, "the list is higher than browsers allow");
      const first = () => Math.min(...rowsOf(actions).map(lineOf));
      actions.dispatchEvent(new WheelEvent("wheel", { deltaY: 280, cancelable: true }));
      await pause();
      same(first(), 11, "a wheel does not move the list by its own distance");
      actions.scrollTop = actions.scrollHeight;
      actions.dispatchEvent(new Event("scroll"));
      await pause();
      check(rowsOf(actions).some((row) => lineOf(row) === expected.count), "the end cannot be scrolled to");
      for (const line of [200_000, 399_999, 1]) {
        await choose(line);
        check(rowsOf(actions).some((row) => lineOf(row) === line), `line ${line} is not scrolled to`);
      }
    },
    million: async () => {
      await until(() => page.recording.isRead, "not all lines are read");
      same([page.recording.first, page.recording.end - 1], [expected.first, expected.last], "the lines of the page");
      const notice = one(".notice").textContent;
      check(notice.includes(String(expected.first)) && notice.includes("1000000") && notice.includes("--lines"), notice);
      await choose(expected.first + 5);
      same(page.line, expected.first + 5, "a line cannot be chosen");
      same(page.states.stateAt(page.line).count, expected.first + 4, "the state is not computed");
      same(lineOf(rowsOf(actions)[0]), expected.first, "the numbers of the lines");
    },
  };

  // The page did not load anything, and could not.
  const checkNetwork = async () => {
    check(performance.getEntriesByType("resource").length === 0, "the page loads something");
    check(document.querySelectorAll("[src], link").length === 0, "the page refers to something");
    check(refused.length === 0, `the page wants ${refused.join(", ")}`);
    check(errors.length === 0, `the script fails: ${errors.join("; ")}`);
    await fetch("https://127.0.0.1:9/").catch(() => {});
    const image = document.createElement("img");
    image.src = "https://127.0.0.1:9/x.png";
    document.body.append(image);
    await pause(200);
    check(refused.length === 2, `the policy refuses ${refused.length} of 2 requests`);
  };
  try {
    await pause(300);
    for (const name of expected.checks) await checks[name]();
    await checkNetwork();
  } catch (error) {
    failures.add(`${error}\n${error.stack}`);
  }
  const text = JSON.stringify({ failures: [...failures] });
  if (parent !== window) return parent.postMessage(text, "*");
  const result = document.createElement("pre");
  result.id = "result";
  result.textContent = text;
  document.body.replaceChildren(result);
})();
