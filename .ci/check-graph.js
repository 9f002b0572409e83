// Uses the page of a graph as a person does, and checks what must hold meanwhile; run in the page by .ci/check-graph.
(async () => {
  const failures = new Set();
  const check = (holds, what) => { if (!holds) failures.add(what); };
  const svg = document.querySelector("main > svg");
  const [status, search, details] = ["status", "search", "details"].map((name) => document.getElementById(name));
  const all = (kind) => Array.from(svg.querySelectorAll(kind));
  const isShown = (node) => node.getClientRects().length > 0;
  const shown = (kind) => all(kind).filter(isShown);
  const press = (node, key) =>
    node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const button = (name) => document.getElementById(name).click();
  const [isLess, isAtMost] = [(a, b) => a < b - 0.5, (a, b) => a <= b + 0.5];
  const meet = (a, b) =>
    isLess(a.left, b.right) && isLess(b.left, a.right) && isLess(a.top, b.bottom) && isLess(b.top, a.bottom);
  const holds = (a, b) =>
    isAtMost(a.left, b.left) && isAtMost(b.right, a.right) && isAtMost(a.top, b.top) && isAtMost(b.bottom, a.bottom);
  const numbers = (path) => path.match(/-?\d+/g).map(Number);
  const titles = all(".title"), boxes = all(".box"), items = all(".item"), links = all(".link");
  const nameOf = (node) => node.querySelector("text").textContent;
  const frameOf = (node) => node.querySelector("rect").getBoundingClientRect();
  // The picture, but for where the focus is.
  const state = () => svg.outerHTML.replace(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, "");

  const textsStandApart = (when) => {
    const texts = shown("text").map((node) => ({ name: node.textContent, at: node.getBoundingClientRect() }));
    texts.sort((a, b) => a.at.top - b.at.top);
    texts.forEach((text, index) => {
      for (let other = index + 1; other < texts.length && texts[other].at.top < text.at.bottom; other += 1) {
        check(!meet(text.at, texts[other].at), `${when}: '${text.name}' lies over '${texts[other].name}'`);
      }
    });
    const picture = svg.getBoundingClientRect();
    for (const { name, at } of texts) check(holds(picture, at), `${when}: '${name}' is not in the picture`);
    return texts;
  };

  const allIsInItsBox = (when) => {
    for (const node of shown(".item, .title")) {
      const [frame, box] = [node, boxes[node.dataset.domain]].map(frameOf);
      const text = node.querySelector("text").getBoundingClientRect();
      check(holds(frame, text), `${when}: '${nameOf(node)}' is wider than its row`);
      check(holds(box, frame), `${when}: '${nameOf(node)}' is not in its domain`);
    }
    for (const note of shown(".link .note")) {
      const box = frameOf(boxes[items[note.parentNode.dataset.source].dataset.domain]);
      check(holds(box, note.getBoundingClientRect()), `${when}: '${note.textContent}' is not in its domain`);
    }
    const family = new Map();
    for (const box of shown(".box")) {
      const parent = box.dataset.parent ?? "", at = frameOf(box);
      check(parent === "" || holds(frameOf(boxes[parent]), at), `${when}: a box is not in its parent`);
      for (const other of family.get(parent) ?? []) check(!meet(at, other), `${when}: two boxes overlap`);
      family.set(parent, [...(family.get(parent) ?? []), at]);
    }
  };

  // Links run up or down alone, and over no text; they end where something is.
  const linksCanBeFollowed = (when, texts) => {
    const origin = svg.getBoundingClientRect(), lanes = new Map();
    const folded = shown(".folded").map((title) => boxes[title.dataset.domain]);
    const ends = [...shown(".item"), ...folded].map(frameOf);
    const isAtEdge = ({ x, y }) => (at) =>
      at.top < y && y < at.bottom && (Math.abs(at.left - x) < 1 || Math.abs(at.right - x) < 1);
    for (const drawn of shown(".link .line")) {
      const path = numbers(drawn.getAttribute("d")), points = [];
      while (path.length) points.push({ x: path.shift() + origin.left, y: path.shift() + origin.top });
      check(ends.some(isAtEdge(points[points.length - 1])), `${when}: a link ends at nothing`);
      points.slice(1).forEach((end, index) => {
        const start = points[index];
        const [[left, right], [top, bottom]] = ["x", "y"].map((at) => [start[at], end[at]].sort((a, b) => a - b));
        const isCrossed = ({ at }) => at.left < right && left < at.right && at.top + 2 < bottom && top < at.bottom - 2;
        const crossed = texts.find(isCrossed);
        check(!crossed, `${when}: a link runs through '${crossed && crossed.name}'`);
        if (left !== right || top === bottom) return;
        const lane = lanes.get(left) ?? [];
        const isShared = lane.some((other) => other.top < bottom && top < other.bottom);
        check(!isShared, `${when}: two links share a lane`);
        lanes.set(left, [...lane, { top, bottom }]);
      });
    }
  };

  const looksGood = (when) => {
    const texts = textsStandApart(when);
    allIsInItsBox(when);
    linksCanBeFollowed(when, texts);
  };

  // The page begins fitted: all of it in the window, or its width.
  const begun = svg.getBoundingClientRect();
  const legend = document.querySelector(".legend");
  const checkBeginning = () => {
    const header = document.querySelector("header"), room = innerHeight - header.offsetHeight;
    const scale = begun.width / numbers(svg.getAttribute("viewBox"))[2];
    check(begun.width <= document.documentElement.clientWidth + 1, "the picture is wider than the window at first");
    const isReadable = scale >= 0.5 || begun.width > document.documentElement.clientWidth - 2;
    check(begun.height <= room + 1 || scale <= 1 && isReadable, "the picture is not fitted at first");
    check(legend.children.length === 6, "the legend does not say what signs and arrows mean");
    check(holds(header.getBoundingClientRect(), legend.getBoundingClientRect()), "the legend is not in the header");
    for (const entry of legend.children) {
      check(entry.getBoundingClientRect().right <= innerWidth, `the window cuts '${entry.textContent}' of the legend`);
    }
  };

  // The printed picture, before the page has laid out anything itself.
  button("scale");
  const printed = state();
  const checkFolding = () => {
    looksGood("at first");
    for (const title of titles) {
      const name = nameOf(title), domain = title.dataset.domain;
      click(title);
      const saysThatIsOpen = () => title.getAttribute("aria-expanded") === "true";
      check(!saysThatIsOpen(), `'${name}' does not say that it is folded`);
      check(!shown(".item").some((item) => item.dataset.domain === domain), `'${name}' is folded and shows its items`);
      check(!shown(".box").some((box) => box.dataset.parent === domain), `'${name}' is folded and shows its domains`);
      check(frameOf(boxes[domain]).height < 120, `'${name}' is folded and high`);
      looksGood(`'${name}' folded`);
      press(title, "ArrowRight");
      check(saysThatIsOpen(), `'${name}' does not say that it is unfolded`);
      check(state() === printed, `'${name}' does not unfold to what was printed`);
    }
    // Many at once, always the same.
    for (let seed = 1; seed <= 12; seed += 1) {
      const isFolded = (_, index) => (index * 7919 + seed * 104729) % 13 < seed % 5 + 2;
      titles.filter(isFolded).forEach((title) => press(title, "ArrowLeft"));
      looksGood(`folding ${seed}`);
      button("unfold");
      check(state() === printed, `folding ${seed} does not unfold to what was printed`);
    }
    button("fold");
    const roots = boxes.filter((box) => !("parent" in box.dataset));
    const children = boxes.filter((box) => box.dataset.parent === String(boxes.indexOf(roots[0])));
    const count = roots.length === 1 ? 1 + children.length : roots.length;
    check(shown(".box").length === count, "all is folded, and there is more or less than the outermost");
    looksGood("all folded");
  };

  const checkSearch = () => {
    const wanted = items[items.length - 1];
    const find = (text) => { search.value = text; search.dispatchEvent(new Event("input", { bubbles: true })); };
    find(wanted.dataset.path.toUpperCase());
    check(wanted.classList.contains("match"), "search does not find a path");
    check(status.textContent === `${all(".match").length} found`, "search does not say how many it found");
    press(search, "Enter");
    const found = document.activeElement;
    check(found.classList.contains("match") && isShown(found), "Enter does not show what was found");
    looksGood("searching");
    find("there is no such name");
    check(all(".match").length === 0 && status.textContent === "0 found", "search finds what is not there");
    press(document.body, "Escape");
    check(search.value === "" && !svg.classList.contains("searching"), "Escape does not end the search");
    button("unfold");
    press(document.body, "/");
    check(document.activeElement === search, "the slash does not lead to the search");
  };

  // The items before and after an item, against a search of our own.
  const checkFollowing = () => {
    const steps = links.map((link) => [Number(link.dataset.source), Number(link.dataset.target)]);
    const reach = (start, from, to) => {
      const found = new Set([start]);
      for (let size = 0; size !== found.size;) {
        size = found.size;
        for (const link of steps) if (found.has(link[from])) found.add(link[to]);
      }
      return found;
    };
    items.forEach((item, index) => {
      const path = item.dataset.path;
      press(item, "Enter");
      const [after, before] = [reach(index, 0, 1), reach(index, 1, 0)];
      const isOn = (node) => node.classList.contains("on");
      const on = items.flatMap((other, position) => isOn(other) ? [position] : []);
      const expected = [...new Set([...after, ...before])].sort((a, b) => a - b);
      check(on.join() === expected.join(), `'${path}' leads elsewhere`);
      const way = steps.map(([source, target]) => after.has(source) || before.has(target));
      check(links.every((link, position) => isOn(link) === way[position]), `'${path}' has other arrows`);
      const counts = `${path}: ${before.size - 1} before it, ${after.size - 1} after it`;
      check(status.textContent === counts, `'${path}' says '${status.textContent}'`);
      const neighbours = steps.flat().filter((end) => end === index).length;
      check(details.querySelectorAll("li").length === neighbours, `'${path}' lists others than its neighbours`);
      check(isShown(details), `'${path}' is chosen and not described`);
      press(item, index % 2 ? "Escape" : " ");
      const isOver = !svg.classList.contains("following") && all(".on").length === 0 && !isShown(details);
      check(isOver, `'${path}' stays chosen`);
    });
    const [source, target] = steps[0];
    click(items[source]);
    button("fold");
    const isTarget = (entry) => entry.textContent.startsWith(items[target].dataset.path);
    Array.from(details.querySelectorAll("#after button")).find(isTarget).click();
    check(items[target].classList.contains("chosen") && isShown(items[target]), "a neighbour is not shown");
    check(document.activeElement === items[target], "a neighbour has not the focus");
    press(document.body, "Escape");
    button("unfold");
  };

  const checkKeys = () => {
    const stops = all(".title, .item");
    stops[0].focus();
    for (const stop of stops.slice(1)) {
      press(document.activeElement, "ArrowDown");
      check(document.activeElement === stop, "the arrow keys leave something out");
    }
    const isNamed = (stop) => stop.getAttribute("role") === "button" && stop.querySelector("title");
    check(stops.every(isNamed), "something has no name or role");
    check(all("[tabindex='0']").length === 1, "the picture is more than one stop of the tabulator");
  };

  const checkZoom = () => {
    press(document.body, "+");
    check(svg.getBoundingClientRect().width > numbers(svg.getAttribute("viewBox"))[2], "the plus key does not enlarge");
    textsStandApart("enlarged");
    press(document.body, "f");
    const { width, height } = svg.getBoundingClientRect();
    const isAll = height <= innerHeight, scale = width / numbers(svg.getAttribute("viewBox"))[2];
    check(width <= innerWidth && (isAll || scale <= 1), "what is fitted does not fit");
    textsStandApart("fitted");
    press(document.body, "0");
    check(state() === printed, "the zero key does not lead back to what was printed");
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
    // There is one script of the page's own beside the two that check it.
    check(document.scripts.length === 3, "there are other scripts");
  };

  try {
    checkBeginning();
    if (innerWidth > 800) checkFolding();
    checkSearch();
    checkFollowing();
    checkKeys();
    checkZoom();
    await checkNetwork();
  } catch (error) {
    failures.add(`${error}\n${error.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "result";
  const [domains, things, arrows] = [boxes.length, items.length, links.length];
  result.textContent = JSON.stringify({ failures: [...failures], domains, items: things, links: arrows });
  document.body.replaceChildren(result);
})();
