// What a person does with the page of a graph, and what must hold meanwhile; run in the page by check_graph.py.
(async () => {
  const failures = [];
  const check = (holds, what) => { if (!holds) failures.push(what); };
  const svg = document.querySelector("svg");
  const status = document.getElementById("status");
  const search = document.getElementById("search");
  const all = (kind) => Array.from(svg.querySelectorAll(kind));
  const isShown = (node) => node.getClientRects().length > 0;
  const shown = (kind) => all(kind).filter(isShown);
  const press = (node, key, more = {}) => node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const holds = (a, b) => a.left <= b.left + 0.5 && b.right <= a.right + 0.5 && a.top <= b.top + 0.5 && b.bottom <= a.bottom + 0.5;

  const nothingOverlaps = (when, linesToo) => {
    const texts = shown("text").map((node) => ({ name: node.textContent, at: node.getBoundingClientRect() }));
    texts.sort((a, b) => a.at.top - b.at.top);
    texts.forEach((text, index) => {
      for (let other = index + 1; other < texts.length && texts[other].at.top < text.at.bottom; other += 1) {
        check(!meet(text.at, texts[other].at), `${when}: '${text.name}' lies over '${texts[other].name}'`);
      }
    });
    for (const node of shown(".item, .title")) {
      const [frame, text] = [node.querySelector("rect"), node.querySelector("text")].map((part) => part.getBoundingClientRect());
      check(holds(frame, text), `${when}: '${node.querySelector("text").textContent}' is wider than its row`);
      const box = all(".box")[Number(node.dataset.domain)].querySelector("rect").getBoundingClientRect();
      check(holds(box, frame), `${when}: '${node.querySelector("text").textContent}' is not in its domain`);
    }
    const boxes = all(".box");
    const family = new Map();
    boxes.forEach((box) => {
      if (!isShown(box)) return;
      const parent = box.dataset.parent ?? "";
      const at = box.querySelector("rect").getBoundingClientRect();
      if (parent) check(holds(boxes[parent].querySelector("rect").getBoundingClientRect(), at), `${when}: a box is not in its parent`);
      for (const other of family.get(parent) ?? []) check(!meet(at, other), `${when}: two boxes overlap`);
      family.set(parent, [...(family.get(parent) ?? []), at]);
    });
    if (!linesToo) return;
    const origin = svg.getBoundingClientRect();
    for (const link of shown(".link")) {
      const line = link.querySelector(".line");
      for (let at = 0; at <= line.getTotalLength(); at += 2) {
        const { x, y } = line.getPointAtLength(at);
        const point = { left: x + origin.left, right: x + origin.left, top: y + origin.top, bottom: y + origin.top };
        const crossed = texts.find((text) => text.at.left < point.left && point.left < text.at.right && text.at.top + 2 < point.top && point.top < text.at.bottom - 2);
        check(!crossed, `${when}: a link runs through '${crossed && crossed.name}'`);
        if (crossed) break;
      }
    }
    // Two links may cross, but must not run on top of each other up or down.
    const lanes = [];
    for (const link of shown(".link")) {
      const points = link.dataset.points.split(" ").map((pair) => pair.split(",").map(Number));
      for (let index = 1; index < points.length; index += 1) {
        const [[x, from], [end, to]] = [points[index - 1], points[index]];
        if (x !== end) continue;
        const lane = { x, low: Math.min(from, to), high: Math.max(from, to) };
        check(!lanes.some((other) => other.x === x && other.low < lane.high && lane.low < other.high), `${when}: two links share a lane`);
        lanes.push(lane);
      }
    }
  };

  nothingOverlaps("at first", true);
  const first = svg.outerHTML;
  const state = () => svg.outerHTML;

  // Each domain folds alone, by a click, and unfolds by a key to what it was.
  for (const title of all(".title")) {
    const name = title.querySelector("text").textContent;
    const index = Number(title.dataset.domain);
    click(title);
    check(title.getAttribute("aria-expanded") === "false", `'${name}' does not say that it is folded`);
    check(shown(".item").every((item) => Number(item.dataset.domain) !== index), `'${name}' is folded and shows its items`);
    check(shown(".box").every((box) => box.dataset.parent !== String(index)), `'${name}' is folded and shows its domains`);
    nothingOverlaps(`'${name}' folded`, false);
    press(title, "ArrowRight");
    check(state() === first, `'${name}' does not unfold to what it was`);
  }
  document.getElementById("fold").click();
  check(shown(".item").length === 0, "all is folded, and there are items");
  check(shown(".title").length === all(".box:not([data-parent])").length, "all is folded, and there is more than the outermost");
  check(svg.getBoundingClientRect().height < 400 || all(".box:not([data-parent])").length > 4, "all is folded, and the picture is high");
  nothingOverlaps("all folded", false);

  // Search unfolds what it finds.
  const items = all(".item");
  if (items.length) {
    const wanted = items[items.length - 1];
    const find = (text) => { search.value = text; search.dispatchEvent(new Event("input", { bubbles: true })); };
    find(wanted.dataset.path.toUpperCase());
    check(wanted.classList.contains("match"), "search does not find a path");
    check(status.textContent === `${all(".match").length} found`.replace(/^1 found$/, "1 found"), "search does not say how many it found");
    press(search, "Enter");
    check(document.activeElement.classList.contains("match") && isShown(document.activeElement), "Enter does not show what was found");
    find("there is no such name");
    check(all(".match").length === 0 && status.textContent === "0 found", "search finds what is not there");
    press(document.body, "Escape");
    check(search.value === "" && !svg.classList.contains("searching"), "Escape does not end the search");
  }
  document.getElementById("unfold").click();
  press(document.body, "/");
  check(document.activeElement === search, "the slash does not lead to the search");

  // What leads to an item and from it, against a search of our own.
  const links = all(".link").map((link) => [Number(link.dataset.source), Number(link.dataset.target)]);
  const reach = (start, from, to) => {
    const found = new Set([start]);
    for (let size = 0; size !== found.size;) {
      size = found.size;
      for (const link of links) if (found.has(link[from])) found.add(link[to]);
    }
    return found;
  };
  items.forEach((item, index) => {
    press(item, "Enter");
    const [after, before] = [reach(index, 0, 1), reach(index, 1, 0)];
    const on = items.flatMap((other, position) => other.classList.contains("on") ? [position] : []);
    const expected = [...new Set([...after, ...before])].sort((a, b) => a - b);
    check(on.join() === expected.join(), `'${item.dataset.path}' leads elsewhere`);
    check(status.textContent === `${item.dataset.path}: ${before.size - 1} before it, ${after.size - 1} after it`, `'${item.dataset.path}' says '${status.textContent}'`);
    if (index % 2) press(item, "Escape"); else press(item, " ");
    check(!svg.classList.contains("following") && all(".on").length === 0, `'${item.dataset.path}' stays chosen`);
  });

  // From one to the next by the arrow keys.
  const stops = all(".title, .item");
  stops[0].focus();
  for (const stop of stops.slice(1)) {
    press(document.activeElement, "ArrowDown");
    check(document.activeElement === stop, "the arrow keys leave something out");
  }
  check(stops.every((stop) => stop.getAttribute("role") === "button" && stop.querySelector("title")), "something has no name or role");

  // Nothing was loaded, and nothing could be.
  check(performance.getEntriesByType("resource").length === 0, "the page loads something");
  check(document.querySelectorAll("[src], [href], link").length === 0, "the page refers to something");
  let refused = 0;
  document.addEventListener("securitypolicyviolation", () => { refused += 1; });
  await fetch("https://127.0.0.1:9/").catch(() => {});
  const image = document.createElement("img");
  image.src = "https://127.0.0.1:9/x.png";
  document.body.append(image);
  await new Promise((done) => setTimeout(done, 200));
  check(refused === 2, `the policy refuses ${refused} of 2 requests`);
  // There is one script of the page's own beside this one.
  check(document.scripts.length === 2, "there are other scripts");

  document.body.innerHTML = "";
  const result = document.createElement("pre");
  result.id = "result";
  result.textContent = JSON.stringify({ failures: [...new Set(failures)], items: items.length, links: links.length });
  document.body.append(result);
})();
