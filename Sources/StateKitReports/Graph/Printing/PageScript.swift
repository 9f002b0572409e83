/// What the page can do. It is the same for every graph, and reads the graph from the picture's elements.
enum PageScript {
  static let text: String =
    "(() => {\n\(reading)\(folding)\(following)\(searching)\(keyboard)})();\n"

  /// Everything in the picture, and where it stands while nothing is folded.
  private static let reading: String = #"""
    "use strict";
    const svg = document.querySelector("svg");
    const status = document.getElementById("status");
    const search = document.getElementById("search");
    const all = (kind) => Array.from(svg.querySelectorAll(kind));
    const number = (node, name) => Number(node.getAttribute(name));
    const place = (node) => {
      const rect = node.querySelector("rect");
      return {
        x: number(rect, "x"), y: number(rect, "y"),
        width: number(rect, "width"), height: number(rect, "height"),
      };
    };
    const titles = all(".title").map((node) => ({ node, ...place(node) }));
    const boxes = all(".box").map((node, index) => ({
      node, rect: node.querySelector("rect"), ...place(node), title: titles[index], folded: false,
      parent: "parent" in node.dataset ? Number(node.dataset.parent) : -1,
    }));
    const items = all(".item").map((node) => ({
      node, ...place(node), domain: Number(node.dataset.domain), path: node.dataset.path, from: [], to: [],
    }));
    const links = all(".link").map((node) => ({
      node, source: Number(node.dataset.source), target: Number(node.dataset.target),
      line: node.querySelector(".line"), head: node.querySelector(".head"), note: node.querySelector(".note"),
      points: (node.dataset.points || "").split(" ").filter(Boolean)
        .map((pair) => pair.split(",").map(Number)),
    }));
    for (const link of links) {
      items[link.source].to.push(link);
      items[link.target].from.push(link);
    }
    const size = { width: number(svg, "width"), height: number(svg, "height") };

    """#

  /// A folded domain shows its title alone. What is below moves up by the rows of pixels that become empty.
  private static let folding: String = #"""

    // The outermost folded domain that hides what is in a domain, or -1.
    const hiding = (domain) => {
      let found = -1;
      for (let index = domain; index >= 0; index = boxes[index].parent) if (boxes[index].folded) found = index;
      return found;
    };
    const isShown = (domain) => boxes[domain].parent < 0 || hiding(boxes[domain].parent) < 0;

    // Which rows of pixels are in use.
    const covered = (showsBox, showsItem) => {
      const rows = new Uint8Array(size.height + 1);
      const cover = (top, bottom) => rows.fill(1, Math.max(0, top), bottom);
      boxes.forEach((box, index) => {
        if (!showsBox(index)) return;
        cover(box.y - 14, box.title.y + box.title.height);
        cover(box.y + box.height - 10, box.y + box.height);
      });
      items.forEach((item) => { if (showsItem(item)) cover(item.y - 6, item.y + item.height); });
      links.forEach((link) => {
        if (link.note && showsItem(items[link.source])) {
          const base = number(link.note, "y");
          cover(base - 11, base + 5);
        }
      });
      return rows;
    };
    const unfolded = covered(() => true, () => true);

    const path = (points) => {
      const toward = (from, to, by) => [0, 1].map((at) => from[at] + Math.sign(to[at] - from[at]) * by);
      const length = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
      let text = `M${points[0]}`;
      for (let index = 1; index + 1 < points.length; index += 1) {
        const [before, corner, after] = points.slice(index - 1, index + 2);
        const radius = Math.min(7, length(before, corner) / 2, length(corner, after) / 2);
        text += `L${toward(corner, before, radius)}Q${corner} ${toward(corner, after, radius)}`;
      }
      return `${text}L${points[points.length - 1]}`;
    };
    const head = (points) => {
      const [before, end] = points.slice(-2);
      return `M${end}l${before[0] < end[0] ? -7 : 7} -4v8z`;
    };

    const drawLink = (link, move) => {
      const ends = [link.source, link.target].map((end) => {
        const folded = hiding(items[end].domain);
        return { folded, place: folded < 0 ? items[end] : boxes[folded].title };
      });
      const [source, target] = ends;
      const isHidden = source.folded >= 0 && source.folded === target.folded;
      link.node.classList.toggle("hidden", isHidden);
      if (isHidden || !link.line) return;
      const points = link.points.map(([x, y]) => [x, move(y)]);
      const middle = (end) => move(end.place.y) + end.place.height / 2;
      if (link.note) {
        link.note.classList.toggle("hidden", source.folded >= 0);
        const y = number(link.note, "y");
        link.note.setAttribute("transform", `translate(0 ${move(y) - y})`);
      }
      let [line, tip] = [points, points];
      const domains = [link.source, link.target].map((end) => items[end].domain);
      const isNear = ends.every((end, at) => end.folded < 0 || end.folded === domains[at]);
      if (isNear && points.length > 2) {
        if (source.folded >= 0) points[0][1] = points[1][1] = middle(source);
        const [before, last] = points.slice(-2);
        if (target.folded >= 0) before[1] = last[1] = middle(target);
        line = path(points);
      } else if (source.folded >= 0 || target.folded >= 0) {
        const leavesRight = source.place.x <= target.place.x, arrivesRight = source.place.x >= target.place.x;
        const edge = ({ place, folded }, isRight, point) =>
          folded < 0 ? point : [place.x + (isRight ? place.width : 0), move(place.y) + place.height / 2];
        const start = edge(source, leavesRight, points[0]);
        const end = edge(target, arrivesRight, points[points.length - 1]);
        const out = start[0] + (leavesRight ? 40 : -40), into = end[0] + (arrivesRight ? 40 : -40);
        line = `M${start}C${out} ${start[1]} ${into} ${end[1]} ${end}`;
        tip = [[into, end[1]], end];
      } else {
        line = path(points);
      }
      link.line.setAttribute("d", line);
      link.head.setAttribute("d", head(tip));
    };

    const draw = () => {
      const shown = boxes.map((box, index) => isShown(index));
      const inside = boxes.map((box, index) => hiding(index) < 0);
      const now = covered((index) => shown[index], (item) => inside[item.domain]);
      const removed = new Int32Array(size.height + 2);
      for (let y = 0; y <= size.height; y += 1) {
        removed[y + 1] = removed[y] + (unfolded[y] && !now[y] ? 1 : 0);
      }
      const move = (y) => y - removed[Math.max(0, Math.min(Math.round(y), size.height))];
      boxes.forEach((box, index) => {
        box.node.classList.toggle("hidden", !shown[index]);
        box.title.node.classList.toggle("hidden", !shown[index]);
        box.title.node.classList.toggle("folded", box.folded);
        box.title.node.setAttribute("aria-expanded", String(!box.folded));
        box.rect.setAttribute("y", move(box.y));
        box.rect.setAttribute("height", move(box.y + box.height) - move(box.y));
        box.title.node.setAttribute("transform", `translate(0 ${move(box.title.y) - box.title.y})`);
      });
      for (const item of items) {
        item.node.classList.toggle("hidden", !inside[item.domain]);
        item.node.setAttribute("transform", `translate(0 ${move(item.y) - item.y})`);
      }
      for (const link of links) drawLink(link, move);
      const height = move(size.height);
      svg.setAttribute("height", height);
      svg.setAttribute("viewBox", `0 0 ${size.width} ${height}`);
    };
    const fold = (indices, folded) => {
      for (const index of indices) boxes[index].folded = folded;
      draw();
    };

    """#

  /// Shows what leads to an item, and what follows from it.
  private static let following: String = #"""

    const reach = (start, next) => {
      const found = new Set([start]), way = new Set(), waiting = [start];
      while (waiting.length) {
        for (const [link, other] of next(waiting.pop())) {
          way.add(link);
          if (!found.has(other)) { found.add(other); waiting.push(other); }
        }
      }
      return { found, way };
    };
    let chosen = null;
    const follow = (item) => {
      chosen = item === chosen ? null : item;
      svg.classList.toggle("following", chosen !== null);
      for (const thing of [...items, ...links]) thing.node.classList.remove("on", "chosen");
      if (!chosen) { status.textContent = ""; return; }
      find("");
      const start = items.indexOf(chosen);
      const before = reach(start, (index) => items[index].from.map((link) => [link, link.source]));
      const after = reach(start, (index) => items[index].to.map((link) => [link, link.target]));
      for (const index of [...before.found, ...after.found]) items[index].node.classList.add("on");
      for (const link of [...before.way, ...after.way]) link.node.classList.add("on");
      chosen.node.classList.add("chosen");
      status.textContent = `${chosen.path}: ${before.found.size - 1} before it, ${after.found.size - 1} after it`;
    };

    """#

  /// Finds domains and items by a part of their names.
  private static let searching: String = #"""

    const nodes = all(".title, .item");
    let matches = [];
    let position = -1;
    function find(text) {
      if (search.value !== text) search.value = text;
      const wanted = text.trim().toLowerCase();
      const names = (node) => [node.querySelector("text").textContent, node.dataset.path || ""];
      const isWanted = (node) => names(node).some((name) => name.toLowerCase().includes(wanted));
      matches = wanted ? nodes.filter(isWanted) : [];
      position = -1;
      svg.classList.toggle("searching", wanted !== "");
      for (const node of nodes) node.classList.toggle("match", matches.includes(node));
      if (wanted) status.textContent = matches.length === 1 ? "1 found" : `${matches.length} found`;
    }
    const show = (node) => {
      const domain = Number(node.dataset.domain), above = [];
      const first = node.classList.contains("title") ? boxes[domain].parent : domain;
      for (let index = first; index >= 0; index = boxes[index].parent) above.push(index);
      if (above.some((index) => boxes[index].folded)) fold(above, false);
      node.focus();
      node.scrollIntoView({ block: "center", inline: "center" });
    };
    const next = (by) => {
      if (!matches.length) return;
      position = (position + by + matches.length) % matches.length;
      status.textContent = `${position + 1} of ${matches.length}`;
      show(matches[position]);
    };

    """#

  /// All of it by keys, and by the pointer.
  private static let keyboard: String = #"""

    const act = (node) => {
      const domain = Number(node.dataset.domain);
      if (node.classList.contains("title")) fold([domain], !boxes[domain].folded);
      else follow(items.find((item) => item.node === node));
    };
    const step = (node, by) => {
      for (let index = nodes.indexOf(node) + by; index >= 0 && index < nodes.length; index += by) {
        if (!nodes[index].classList.contains("hidden")) { nodes[index].focus(); return; }
      }
    };
    for (const node of nodes) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      node.addEventListener("click", () => act(node));
      node.addEventListener("keydown", (event) => {
        const isTitle = node.classList.contains("title"), domain = Number(node.dataset.domain);
        if (event.key === "Enter" && matches.includes(node) && position >= 0) next(event.shiftKey ? -1 : 1);
        else if (event.key === "Enter" || event.key === " ") act(node);
        else if (event.key === "ArrowDown") step(node, 1);
        else if (event.key === "ArrowUp") step(node, -1);
        else if (event.key === "ArrowLeft" && isTitle) fold([domain], true);
        else if (event.key === "ArrowRight" && isTitle) fold([domain], false);
        else return;
        event.preventDefault();
      });
    }
    search.addEventListener("input", () => {
      if (chosen) follow(chosen);
      status.textContent = "";
      find(search.value);
    });
    search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") next(event.shiftKey ? -1 : 1);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && event.target !== search) {
        event.preventDefault();
        search.select();
      } else if (event.key === "Escape") {
        if (chosen) follow(chosen);
        find("");
        status.textContent = "";
      }
    });
    document.getElementById("fold").addEventListener("click", () => fold(boxes.keys(), true));
    document.getElementById("unfold").addEventListener("click", () => fold(boxes.keys(), false));
    draw();

    """#
}
