// Uses the page of a graph as a person does, and checks what must hold meanwhile; run in the page by .ci/check-graph.
(async () => {
  const failures = new Set();
  const check = (holds, what) => { if (!holds) failures.add(what); };
  const [status, search, panel, contents] =
    ["status", "search", "panel", "contents"].map((name) => document.getElementById(name));
  const main = document.querySelector("main");
  const { domains, items, links } = JSON.parse(document.getElementById("graph").textContent);
  const isShown = (node) => node.getClientRects().length > 0;
  const svgs = Array.from(main.querySelectorAll("svg"));
  const svg = svgs.find(isShown);
  const all = (kind) => Array.from(svg.querySelectorAll(kind));
  const boxes = all(".domain"), arrows = all(".arrow");
  const pathOf = (node) => node.dataset.domain;
  const ends = (node) => `${node.dataset.from} ${node.dataset.to}`;
  const press = (node, key, more = {}) =>
    node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const frame = () => new Promise((done) => setTimeout(done, 5));
  // A large graph is not tried everywhere: that would take minutes.
  const most = items.length > 500 ? 40 : 1000;
  const some = (list) => list.filter((_, index) => index % Math.ceil(list.length / most) === 0);
  const isLess = (a, b) => a < b - 0.3;
  const meet = (a, b) =>
    isLess(a.left, b.right) && isLess(b.left, a.right) && isLess(a.top, b.bottom) && isLess(b.top, a.bottom);
  const holds = (a, b) =>
    a.left <= b.left + 0.5 && b.right <= a.right + 0.5 && a.top <= b.top + 0.5 && b.bottom <= a.bottom + 0.5;
  const box = (node) => node.querySelector("rect").getBoundingClientRect();
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

  const looksGood = (when) => {
    const texts = all("text").map((node) => ({ name: node.textContent, at: node.getBoundingClientRect() }));
    for (const pair of meetings(texts)) check(false, `${when}: the texts ${pair} overlap`);
    const frames = boxes.map((node) => ({ name: pathOf(node), at: box(node) }));
    for (const pair of meetings(frames)) check(false, `${when}: the boxes ${pair} overlap`);
    for (const node of [...boxes, ...all(".count")]) {
      for (const text of node.querySelectorAll("text")) {
        check(holds(box(node), text.getBoundingClientRect()), `${when}: '${text.textContent}' is wider than its box`);
      }
    }
  };

  // Points on a path of lines and curves.
  const pointsOf = (path) => {
    const points = [];
    for (const [, kind, text] of path.matchAll(/([MLC])([^MLC]*)/g)) {
      const numbers = text.trim().split(/ /).map(Number), start = points[points.length - 1];
      const [a, b, c, d, e, f] = numbers;
      for (let step = 1; step <= (kind === "M" ? 0 : 12); step += 1) {
        const t = step / 12, r = 1 - t;
        if (kind === "L") points.push({ x: r * start.x + t * a, y: r * start.y + t * b });
        else {
          const at = (p, q, u, v) => r * r * r * p + 3 * r * r * t * q + 3 * r * t * t * u + t * t * t * v;
          points.push({ x: at(start.x, a, c, e), y: at(start.y, b, d, f) });
        }
      }
      if (kind === "M") points.push({ x: a, y: b });
    }
    return points;
  };

  // Each arrow begins at its domain and ends at the other one, and runs through no box.
  const arrowsCanBeFollowed = () => {
    const frames = boxes.map((node) => {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
        Number(node.querySelector("rect").getAttribute(name)));
      return { path: pathOf(node), left: x, top: y, right: x + width, bottom: y + height };
    });
    const isAt = ({ left, top, right, bottom }, { x, y }, by) =>
      left - by < x && x < right + by && top - by < y && y < bottom + by;
    for (const arrow of arrows) {
      const points = pointsOf(arrow.querySelector(".line").getAttribute("d"));
      const [from, to] = [arrow.dataset.from, arrow.dataset.to].map((path) => frames.find((at) => at.path === path));
      check(isAt(from, points[0], 1), `'${ends(arrow)}' does not begin at its domain`);
      check(isAt(to, points[points.length - 1], 1), `'${ends(arrow)}' does not end at its domain`);
      for (const frame of frames) {
        check(!points.some((point) => isAt(frame, point, -1)), `'${ends(arrow)}' runs through '${frame.path}'`);
      }
    }
  };

  const checkBeginning = () => {
    const wanted = innerWidth >= innerHeight ? "wide" : "tall";
    check(svg.dataset.direction === wanted && svgs.filter(isShown).length === 1, `the map is not the ${wanted} one`);
    const room = main.getBoundingClientRect();
    const isWhole = boxes.every((node) => holds(room, box(node)));
    const isAsWide = boxes.every((node) => box(node).left >= room.left - 1 && box(node).right <= room.right + 1);
    check(isWhole || (wanted === "tall" && isAsWide), "the map is not fitted at first");
    check(document.documentElement.scrollHeight <= innerHeight, "the page is higher than the window");
    for (const entry of document.querySelectorAll(".legend li")) {
      check(entry.getBoundingClientRect().right <= innerWidth, `the window cuts '${entry.textContent}' of the legend`);
    }
    check(boxes.map(pathOf).join() === domains.map(({ path }) => path).join(), "a domain has no box");
    const pairs = new Set(links.map(({ source, target }) => [source, target].map((end) =>
      domains[items[end].domain].path)).filter(([from, to]) => from !== to).map((pair) => pair.join(" ")));
    check(arrows.map(ends).sort().join() === [...pairs].sort().join(), "a pair of domains has no arrow, or several");
  };

  const checkOpening = async () => {
    for (const node of some(boxes)) {
      const domain = domains.find(({ path }) => path === pathOf(node));
      if (boxes.indexOf(node) % 2) click(node);
      else press(node, "Enter");
      await frame();
      check(isShown(panel) && node.classList.contains("chosen"), `'${domain.path}' does not open`);
      check(contents.querySelector("h1").textContent === domain.name, `'${domain.path}' opens another domain`);
      const own = items.filter((item) => item.domain === domains.indexOf(domain));
      const names = Array.from(contents.querySelectorAll(".name"), ({ textContent }) => textContent);
      for (const { name } of own) {
        check(names.some((text) => text.startsWith(name)), `'${domain.path}' opens without '${name}'`);
      }
      check(!domain.doc || contents.textContent.includes(domain.doc), `'${domain.path}' opens without what it is`);
      const at = box(node), room = main.getBoundingClientRect();
      check(holds(room, at), `'${domain.path}' is open and not seen`);
      press(document.body, "Escape");
      check(!isShown(panel) && all(".chosen").length === 0, `'${domain.path}' does not close`);
    }
    for (const arrow of some(arrows)) {
      click(arrow.querySelector(".near"));
      await frame();
      const of = links.filter(({ source, target }) =>
        `${domains[items[source].domain].path} ${domains[items[target].domain].path}` === ends(arrow));
      const shown = contents.querySelectorAll(".link");
      check(shown.length === of.length, `'${ends(arrow)}' opens to ${shown.length} of ${of.length} links`);
      for (const { label, at } of of) {
        check(at && contents.textContent.includes(at), `'${ends(arrow)}' does not say where it is declared`);
        check(!label || contents.textContent.includes(label), `'${ends(arrow)}' does not say '${label}'`);
      }
      const count = all(".count").find((node) => ends(node) === ends(arrow));
      check(!count || count.textContent === String(of.length), `'${ends(arrow)}' has another number`);
      check(arrow.classList.contains("cycle") === of.some(({ cycle }) => cycle), `'${ends(arrow)}' has another colour`);
      press(document.body, "Escape");
    }
    document.getElementById("fit").click();
  };

  const checkSearch = async () => {
    const find = (text) => { search.value = text; search.dispatchEvent(new Event("input", { bubbles: true })); };
    const wanted = items[items.length - 1];
    find(wanted.path.toUpperCase());
    const expected = [...domains, ...items].filter(({ path }) => path.toLowerCase().includes(wanted.path.toLowerCase()));
    check(status.textContent === `${expected.length} found`, `search says '${status.textContent}'`);
    check(svg.classList.contains("lit") && all(".domain.on").length >= 1, "search lights nothing");
    press(search, "Enter");
    await frame();
    const chosen = svg.querySelector(".domain.chosen");
    check(chosen && pathOf(chosen) === domains[wanted.domain].path, "Enter does not lead to what was found");
    const last = domains[domains.length - 1];
    find(last.path);
    press(search, "Enter");
    await frame();
    check(pathOf(svg.querySelector(".domain.chosen")) === last.path, "Enter does not lead to a domain");
    check(holds(main.getBoundingClientRect(), box(svg.querySelector(".domain.chosen"))), "what was found is not seen");
    find("there is no such name");
    check(status.textContent === "0 found" && all(".on").length === 0, "search finds what is not there");
    press(document.body, "Escape");
    check(search.value === "" && !svg.classList.contains("lit"), "Escape does not end the search");
    press(document.body, "/");
    check(document.activeElement === search, "the slash does not lead to the search");
    search.blur();
  };

  // The way of an action over the map, against a search of our own.
  const checkFollowing = async () => {
    const reach = (start, from, to) => {
      const found = new Set([start]);
      for (let size = 0; size !== found.size;) {
        size = found.size;
        for (const link of links) if (found.has(link[from])) found.add(link[to]);
      }
      return found;
    };
    const pathAt = (index) => domains[items[index].domain].path;
    for (const item of some(items)) {
      const index = items.indexOf(item);
      if (item.kind === "request") continue;
      click(boxes[item.domain]);
      const name = item.name + (item.payload ?? "");
      const buttons = Array.from(contents.querySelectorAll(`.name.${item.kind}`));
      const same = items.filter((other) => other.domain === item.domain && other.kind === item.kind
        && other.name + (other.payload ?? "") === name);
      const button = buttons.filter(({ textContent }) => textContent === name)[same.indexOf(item)];
      check(button, `'${item.path}' is not in its domain`);
      if (!button) continue;
      button.closest("button").click();
      const [after, before] = [reach(index, "source", "target"), reach(index, "target", "source")];
      const on = all(".domain.on").map(pathOf).sort().join();
      const expected = [...new Set([...after, ...before].map(pathAt))].sort().join();
      check(on === expected, `'${item.path}' leads elsewhere`);
      const way = links.filter(({ source, target }) => after.has(source) || before.has(target))
        .map(({ source, target }) => `${pathAt(source)} ${pathAt(target)}`);
      const lit = all(".arrow.on").map(ends).sort().join();
      check(lit === [...new Set(way)].filter((pair) => pair.split(" ")[0] !== pair.split(" ")[1]).sort().join(),
        `'${item.path}' has other arrows`);
      const counts = `${item.path}: ${before.size - 1} before it, ${after.size - 1} after it`;
      check(status.textContent === counts, `'${item.path}' says '${status.textContent}'`);
      const listed = new Set(Array.from(contents.querySelectorAll("li .name"), ({ textContent }) => textContent));
      for (const end of [...after, ...before]) {
        const { path, payload } = items[end];
        check(end === index || listed.has(path + (payload ?? "")), `'${item.path}' does not list '${path}'`);
      }
      press(document.body, "Escape");
      check(!svg.classList.contains("lit") && !isShown(panel), `'${item.path}' stays lit`);
    }
  };

  const checkKeys = async () => {
    check(all("[tabindex='0']").length === 1, "the map is more than one stop of the tabulator");
    const isNamed = (node) => node.getAttribute("role") === "button" && node.querySelector("title");
    check(boxes.every(isNamed), "something has no name or role");
    const seen = new Set();
    const first = svg.querySelector("[tabindex='0']");
    first.focus();
    // The arrow keys reach every box from the first one.
    const waiting = [first];
    while (waiting.length) {
      const node = waiting.pop();
      if (seen.has(node)) continue;
      seen.add(node);
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        press(node, key);
        if (document.activeElement.closest?.(".domain")) waiting.push(document.activeElement);
      }
    }
    check(seen.size === boxes.length, `the arrow keys reach ${seen.size} of ${boxes.length} boxes`);
  };

  const checkZoom = async () => {
    document.getElementById("fit").click();
    const before = scale(), whole = view();
    press(document.body, "+");
    check(scale() > before, "the plus key does not enlarge");
    press(document.body, "-");
    check(Math.abs(scale() - before) < 0.01, "the minus key does not reduce");
    press(document.body, "0");
    check(Math.abs(scale() - 1) < 0.01, "the zero key does not show the map as it is");
    looksGood("as it is");
    const { left, top } = main.getBoundingClientRect();
    const wheel = { deltaY: -200, clientX: left + 50, clientY: top + 50, bubbles: true, cancelable: true };
    svg.dispatchEvent(new WheelEvent("wheel", wheel));
    check(scale() > 1.2, "the wheel does not enlarge");
    const moved = view();
    const at = (x, y) => ({ pointerId: 1, button: 0, isPrimary: true, bubbles: true, clientX: left + x, clientY: top + y });
    svg.dispatchEvent(new PointerEvent("pointerdown", at(100, 100)));
    svg.dispatchEvent(new PointerEvent("pointermove", at(60, 80)));
    svg.dispatchEvent(new PointerEvent("pointerup", at(60, 80)));
    check(view() !== moved, "the pointer does not move the map");
    press(document.body, "f");
    check(view() === whole, "the f key does not show the whole map");
    const room = main.getBoundingClientRect();
    check(boxes.every((node) => holds(room, box(node))), "what is fitted does not fit");
  };

  // The page did not load anything, and could not.
  const checkNetwork = async () => {
    check(performance.getEntriesByType("resource").length === 0, "the page loads something");
    check(document.querySelectorAll("[src], [href], link").length === 0, "the page refers to something");
    check(refused.length === 0, `the page wants ${refused.join(", ")}`);
    await fetch("https://127.0.0.1:9/").catch(() => {});
    const image = document.createElement("img");
    image.src = "https://127.0.0.1:9/x.png";
    document.body.append(image);
    await new Promise((done) => setTimeout(done, 200));
    check(refused.length === 2, `the policy refuses ${refused.length} of 2 requests`);
    // The page has its data and one script, beside the two that check it.
    check(document.scripts.length === 4, "there are other scripts");
  };

  try {
    await frame();
    checkBeginning();
    looksGood("at first");
    arrowsCanBeFollowed();
    await checkOpening();
    await checkSearch();
    await checkFollowing();
    await checkKeys();
    await checkZoom();
    await checkNetwork();
  } catch (error) {
    failures.add(`${error}\n${error.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "result";
  const counts = { domains: boxes.length, items: items.length, arrows: arrows.length };
  result.textContent = JSON.stringify({ failures: [...failures], ...counts });
  document.body.replaceChildren(result);
  parent.postMessage(result.textContent, "*");
})();
