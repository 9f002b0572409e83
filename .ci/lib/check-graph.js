// Uses the page of a graph as a person does, and checks what must hold meanwhile; .ci/check-graph runs these functions in it.
const [status, search, panel, contents] = ["status", "search", "panel", "contents"].map((name) => document.getElementById(name));
const main = one("main");
const { domains, items, links } = JSON.parse(document.getElementById("graph").textContent);
const svgs = all("svg", main), svg = svgs.find(isShown);
const boxes = all(".domain", svg), arrows = all(".arrow", svg);
const pathsOf = (node) => node.dataset.domain.split(" "), pathOf = (node) => node.dataset.domain;
// The box of a domain, which may be folded.
const boxOf = (path) => boxes.find((node) => pathsOf(node).includes(path));
const ends = (node) => `${node.dataset.from} ${node.dataset.to}`;
const pathAt = (index) => domains[items[index].domain].path;
const endsOf = ({ source, target }) => `${pathAt(source)} ${pathAt(target)}`;
const listed = (values) => [...new Set(values)].sort().join();
const fit = () => document.getElementById("fit").click();
// A large graph is not tried everywhere: that would take minutes.
const most = items.length > 500 ? 40 : 1000;
const some = (list) => list.filter((_, index) => index % Math.ceil(list.length / most) === 0);

const box = (node) => one("rect", node).getBoundingClientRect();
const room = () => main.getBoundingClientRect();
const isLess = (a, b) => a < b - 0.3;
const meet = (a, b) => isLess(a.left, b.right) && isLess(b.left, a.right) && isLess(a.top, b.bottom) && isLess(b.top, a.bottom);
const holds = (a, b, by = 0.5) => a.left <= b.left + by && b.right <= a.right + by && a.top <= b.top + by && b.bottom <= a.bottom + by;
const view = () => svg.getAttribute("viewBox");
const scale = () => main.clientWidth / Number(view().split(" ")[2]);

// All pairs of rectangles that meet, of those that are sorted by their upper edge.
const meetings = (things) => {
  things.sort((a, b) => a.at.top - b.at.top);
  return things.flatMap((one, index) => {
    const found = [];
    for (let next = index + 1; next < things.length && things[next].at.top < one.at.bottom; next += 1) {
      if (meet(one.at, things[next].at)) found.push(`'${one.name}' and '${things[next].name}'`);
    }
    return found;
  });
};

const looksGood = (when = "at first") => {
  const texts = all("text", svg).map((node) => ({ name: node.textContent, at: node.getBoundingClientRect() }));
  for (const pair of meetings(texts)) check(false, `${when}: the texts ${pair} overlap`);
  const frames = boxes.map((node) => ({ name: pathOf(node), at: box(node) }));
  for (const pair of meetings(frames)) check(false, `${when}: the boxes ${pair} overlap`);
  for (const node of [...boxes, ...all(".count", svg)]) {
    for (const text of all("text", node)) {
      check(holds(box(node), text.getBoundingClientRect()), `${when}: '${text.textContent}' is wider than its box`);
    }
  }
};

// Points on a line, from its beginning to its end.
const pointsOf = (line) => {
  const length = line.getTotalLength(), steps = Math.ceil(length / 4);
  return Array.from({ length: steps + 1 }, (_, step) => line.getPointAtLength(length * step / steps));
};

const beginning = () => {
  const wanted = innerWidth >= innerHeight ? "wide" : "tall";
  check(svg.dataset.direction === wanted && svgs.filter(isShown).length === 1, `the map is not the ${wanted} one`);
  const isWhole = boxes.every((node) => holds(room(), box(node)));
  const isAsWide = boxes.every((node) => box(node).left >= room().left - 1 && box(node).right <= room().right + 1);
  check(isWhole || (wanted === "tall" && isAsWide), "the map is not fitted at first");
  check(document.documentElement.scrollHeight <= innerHeight, "the page is higher than the window");
  for (const entry of all(".legend li")) {
    check(entry.getBoundingClientRect().right <= innerWidth, `the window cuts '${entry.textContent}' of the legend`);
  }
  same(boxes.flatMap(pathsOf).sort(), domains.map(({ path }) => path).sort(), "a domain has no box, or several");
  const labels = boxes.map((node) => all("text", node).map((text) => text.textContent).join(" / "));
  same(labels.filter((label, index) => labels.indexOf(label) < index), [], "boxes have one label");
  const pairs = links.filter(({ source, target }) => pathAt(source) !== pathAt(target)).map(endsOf);
  same(arrows.map(ends).sort().join(), listed(pairs), "a pair of domains has no arrow, or several");
};

// The box at a point of its edge.
const boxAt = ({ x, y }) => boxes.find((node) => {
  const frame = one("rect", node).getBBox();
  return frame.x - 1 < x && x < frame.x + frame.width + 1 && frame.y - 1 < y && y < frame.y + frame.height + 1;
});

const treeIsSeen = () => {
  const lines = all(".tree .line", svg).map(pointsOf).map((points) => [boxAt(points[0]), boxAt(points.at(-1))]);
  const wanted = boxes.map((child) => [domains.find(({ path }) => path === pathsOf(child)[0]).parent, child])
    .filter(([parent]) => parent !== undefined).map(([parent, child]) => [boxOf(domains[parent].path), child]);
  const named = (pairs) => pairs.map((pair) => pair.map((node) => node && pathOf(node)).join(" > ")).sort();
  same(named(lines), named(wanted), "the lines from parents to children are others");
};

// The legend has every colour of the map, and no line that is not there.
const legendExplains = () => {
  const legend = one(".legend");
  for (const part of [".line", ".mark", ".stack"]) {
    const colours = (within) => all(part, within).map((node) => getComputedStyle(node).stroke);
    const known = colours(legend);
    same(listed(colours(svg).filter((colour) => !known.includes(colour))), "", `the legend has no such ${part}`);
  }
  for (const { classList } of all(".arrow, .tree", legend)) {
    check(one(`.${[...classList].at(-1)}`, svg), `the legend has '${classList}', which the map has not`);
  }
};

const folding = async () => {
  for (const node of boxes.filter((node) => pathsOf(node).length > 1).slice(0, 20)) {
    const paths = pathsOf(node), buttons = () => all("li button", contents);
    check(node.textContent.includes(`${paths.length} domains`), `'${paths[0]}' is folded, and the box does not say how many`);
    press("Enter", node);
    same(buttons().map((button) => button.textContent), paths, "what is folded opens to other domains");
    await click(buttons().at(-1));
    same(one(".crumbs", contents).textContent, paths.at(-1).split(".").join(" › "), "a folded domain does not open");
    check(node.matches(".chosen"), `'${paths.at(-1)}' is open, and the box that it is folded into is not marked`);
    press("Escape", document.body);
    check(document.activeElement === node, `Escape does not lead back to the box of '${paths[0]}'`);
  }
  fit();
};

// Each box is whole on a page, with names that can be read, whichever way the paper lies.
const paper = () => {
  dispatchEvent(new Event("beforeprint"));
  for (const way of ["portrait", "landscape"]) {
    const pages = all(`.paper.${way}`), wanted = new Set(boxes.map(pathOf));
    check(pages.length > 0 && pages.every((page) => one("h1", page).textContent.startsWith(document.title)
      && one(".legend", page).textContent === one("header .legend").textContent), `${way}: a page has no title or legend`);
    for (const page of pages) {
      const [x, y, width, height] = one("svg.map[viewBox]", page).getAttribute("viewBox").split(" ").map(Number);
      check(width < 1500 && height < 1400, `${way}: the names on a page are too small`);
      for (const node of all(".domain[data-domain]", page)) {
        const [left, top, wide, high] = ["x", "y", "width", "height"].map((name) => Number(one("rect", node).getAttribute(name)));
        if (x <= left && y <= top && left + wide <= x + width && top + high <= y + height) wanted.delete(pathOf(node));
      }
    }
    same([...wanted], [], `${way}: boxes are on no page`);
  }
  dispatchEvent(new Event("afterprint"));
  check(all(".paper").length === 0, "the pages of paper stay");
};

const openingDomains = async () => {
  for (const node of some(boxes.filter((node) => pathsOf(node).length === 1))) {
    const { path, name, doc } = domains.find(({ path }) => path === pathOf(node));
    if (boxes.indexOf(node) % 2) await click(node);
    else press("Enter", node);
    await pause();
    check(isShown(panel) && node.matches(".chosen"), `'${path}' does not open`);
    same(one("h1", contents).textContent, name, `'${path}' opens another domain`);
    const names = all(".name", contents).map((node) => node.textContent);
    for (const item of items.filter((item) => pathAt(items.indexOf(item)) === path)) {
      check(names.some((text) => text.startsWith(item.name)), `'${path}' opens without '${item.name}'`);
    }
    check(!doc || contents.textContent.includes(doc), `'${path}' opens without what it is`);
    check(holds(room(), box(node)), `'${path}' is open and not seen`);
    press("Escape", document.body);
    check(!isShown(panel) && all(".chosen", svg).length === 0, `'${path}' does not close`);
  }
  fit();
};

const openingArrows = async () => {
  for (const arrow of some(arrows)) {
    await click(one(".near", arrow));
    const of = links.filter((link) => endsOf(link) === ends(arrow));
    same(all(".link", contents).length, of.length, `'${ends(arrow)}' opens to another number of links`);
    for (const { label, at } of of) {
      check(at && contents.textContent.includes(at), `'${ends(arrow)}' does not say where it is declared`);
      check(!label || contents.textContent.includes(label), `'${ends(arrow)}' does not say '${label}'`);
    }
    const count = all(".count", svg).find((node) => ends(node) === ends(arrow));
    check(!count || count.textContent === String(of.length), `'${ends(arrow)}' has another number`);
    check(arrow.matches(".cycle") === of.some(({ cycle }) => cycle), `'${ends(arrow)}' has another colour`);
    press("Escape", document.body);
  }
  fit();
};

const searching = async () => {
  const chosen = () => one(".domain.chosen", svg);
  const enterLeadsTo = async (path, what) => {
    press("Enter", search);
    await pause();
    check(chosen() && pathsOf(chosen()).includes(path), what);
  };
  const wanted = items.at(-1).path, last = domains.at(-1).path;
  await type(search, wanted.toUpperCase());
  const expected = [...domains, ...items].filter(({ path }) => path.toLowerCase().includes(wanted.toLowerCase()));
  same(status.textContent, `${expected.length} found`, "the search says");
  check(svg.matches(".lit") && one(".domain.on", svg), "the search lights nothing");
  await enterLeadsTo(pathAt(items.length - 1), "Enter does not lead to what was found");
  await type(search, last);
  await enterLeadsTo(last, "Enter does not lead to a domain");
  check(holds(room(), box(chosen())), "what was found is not seen");
  await type(search, "there is no such name");
  check(status.textContent === "0 found" && all(".on", svg).length === 0, "the search finds what is not there");
  press("Escape", document.body);
  check(search.value === "" && !svg.matches(".lit"), "Escape does not end the search");
  press("/", document.body);
  check(document.activeElement === search, "the slash does not lead to the search");
  search.blur();
};

// The items that links lead to from one of them, by a search of our own.
const reach = (start, from, to) => {
  const found = new Set([start]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const link of links) if (found.has(link[from])) found.add(link[to]);
  }
  return found;
};

// The button of an item in the panel of its domain; several items may have one name.
const buttonOf = (item) => {
  const named = ({ name, payload }) => name + (payload ?? "");
  const alike = items.filter((other) => other.domain === item.domain && other.kind === item.kind && named(other) === named(item));
  const buttons = all(`.name.${item.kind}`, contents).filter(({ textContent }) => textContent === named(item));
  return buttons[alike.indexOf(item)]?.closest("button");
};

// Opens a domain: those that are folded stand in a list.
const open = async (path) => {
  const node = boxOf(path), paths = pathsOf(node);
  await click(node);
  if (paths.length > 1) await click(all("li button", contents)[paths.indexOf(path)]);
};

// The way of an action over the map.
const following = async () => {
  for (const item of some(items).filter(({ kind }) => kind !== "request")) {
    const index = items.indexOf(item);
    await open(pathAt(index));
    const button = buttonOf(item);
    check(button, `'${item.path}' is not in its domain`);
    if (!button) continue;
    await click(button);
    const [after, before] = [reach(index, "source", "target"), reach(index, "target", "source")];
    const both = [...after, ...before];
    same(listed(all(".domain.on", svg).map(pathOf)), listed(both.map(pathAt).map(boxOf).map(pathOf)), `'${item.path}' leads elsewhere`);
    const way = links.filter(({ source, target }) => after.has(source) || before.has(target));
    const between = way.filter(({ source, target }) => pathAt(source) !== pathAt(target)).map(endsOf);
    same(all(".arrow.on", svg).map(ends).sort().join(), listed(between), `'${item.path}' has other arrows`);
    same(status.textContent, `${item.path}: ${before.size - 1} before it, ${after.size - 1} after it`, `'${item.path}' says`);
    const names = new Set(all("li .name", contents).map((node) => node.textContent));
    for (const { path, payload } of both.filter((end) => end !== index).map((end) => items[end])) {
      check(names.has(path + (payload ?? "")), `'${item.path}' does not list '${path}'`);
    }
    press("Escape", document.body);
    check(!svg.matches(".lit") && !isShown(panel), `'${item.path}' stays lit`);
  }
};

// The arrow keys reach every box from the first one.
const keys = () => {
  const stops = all("[tabindex='0']", svg), seen = new Set(), waiting = [stops[0]];
  same(stops.length, 1, "the map is more than one stop of the tabulator");
  check(boxes.every((node) => node.getAttribute("role") === "button" && one("title", node)), "something has no name or role");
  stops[0].focus();
  while (waiting.length) {
    const node = waiting.pop();
    if (seen.has(node)) continue;
    seen.add(node);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      press(key, node);
      if (document.activeElement.closest?.(".domain")) waiting.push(document.activeElement);
    }
  }
  check(seen.size === boxes.length, `the arrow keys reach ${seen.size} of ${boxes.length} boxes`);
};

const zoom = () => {
  fit();
  const before = scale(), whole = view();
  press("+", document.body);
  check(scale() > before, "the plus key does not enlarge");
  press("-", document.body);
  check(Math.abs(scale() - before) < 0.01, "the minus key does not reduce");
  press("0", document.body);
  check(Math.abs(scale() - 1) < 0.01, "the zero key does not show the map as it is");
  looksGood("as it is");
  const at = (x, y) => ({ clientX: room().left + x, clientY: room().top + y, bubbles: true, cancelable: true });
  svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, ...at(50, 50) }));
  check(scale() > 1.2, "the wheel does not enlarge");
  const moved = view();
  for (const [kind, x, y] of [["down", 100, 100], ["move", 60, 80], ["up", 60, 80]]) {
    svg.dispatchEvent(new PointerEvent(`pointer${kind}`, { pointerId: 1, button: 0, isPrimary: true, ...at(x, y) }));
  }
  check(view() !== moved, "the pointer does not move the map");
  press("f", document.body);
  check(view() === whole, "the f key does not show the whole map");
  check(boxes.every((node) => holds(room(), box(node))), "what is fitted does not fit");
};
