extension PageScript {
  /// Highlights the items that lead to an item, and the items that follow from it.
  static let following: String = #"""

    const reach = (start, next) => {
      const found = new Set([start]), passed = new Set();
      for (const item of found) {
        for (const [link, other] of next(item)) {
          passed.add(link);
          found.add(other);
        }
      }
      return { found, passed };
    };

    // Shows the direct neighbours of an item as a list of buttons that lead to them.
    const listNeighbours = (name, list) => {
      const group = document.getElementById(name);
      group.hidden = list.length === 0;
      group.querySelector("ul").replaceChildren(...list.map(([link, item]) => {
        const [entry, button] = [document.createElement("li"), document.createElement("button")];
        button.type = "button";
        button.textContent = [item.path, link.note && link.note.textContent].filter(Boolean).join(" ");
        button.addEventListener("click", () => { follow(item); show(item); });
        entry.append(button);
        return entry;
      }));
    };

    let chosen = null;
    const follow = (item) => {
      if (chosen) chosen.node.setAttribute("aria-pressed", "false");
      chosen = item;
      details.hidden = !chosen;
      svg.classList.toggle("following", chosen !== null);
      for (const thing of [...items, ...links]) thing.node.classList.remove("on", "chosen");
      status.textContent = "";
      if (!chosen) return;
      find("");
      const before = (other) => other.from.map((link) => [link, link.source]);
      const after = (other) => other.to.map((link) => [link, link.target]);
      const [back, forth] = [reach(chosen, before), reach(chosen, after)];
      for (const thing of [...back.found, ...forth.found, ...back.passed, ...forth.passed]) thing.node.classList.add("on");
      chosen.node.classList.add("chosen");
      chosen.node.setAttribute("aria-pressed", "true");
      document.getElementById("about").textContent = chosen.node.querySelector("title").textContent;
      listNeighbours("before", before(chosen));
      listNeighbours("after", after(chosen));
      status.textContent = `${chosen.path}: ${back.found.size - 1} before it, ${forth.found.size - 1} after it`;
    };

    """#

  /// Finds domains and items by parts of their names.
  static let searching: String = #"""

    const stopOf = new Map([...titles, ...items].map((stop) => [stop.node, stop]));
    const stops = all(".title, .item").map((node) => stopOf.get(node));
    let matches = [];
    let position = -1;
    const find = (text) => {
      if (search.value !== text) search.value = text;
      const wanted = text.trim().toLowerCase();
      const isWanted = ({ name, path }) => [name, path].some((text) => text.toLowerCase().includes(wanted));
      matches = wanted ? stops.filter(isWanted) : [];
      position = -1;
      svg.classList.toggle("searching", wanted !== "");
      const found = new Set(matches);
      for (const stop of stops) stop.node.classList.toggle("match", found.has(stop));
      status.textContent = wanted ? `${matches.length} found` : "";
    };
    const focus = (stop) => {
      for (const { node } of stops) node.setAttribute("tabindex", node === stop.node ? "0" : "-1");
      stop.node.focus({ preventScroll: true });
    };
    const show = (stop) => {
      const above = [];
      const first = stop.isTitle ? boxes[stop.domain].parent : stop.domain;
      for (let domain = first; domain >= 0; domain = boxes[domain].parent) above.push(domain);
      if (above.some((domain) => boxes[domain].folded)) fold(above, false);
      focus(stop);
      stop.node.scrollIntoView({ block: "center", inline: "center" });
    };
    const next = (by) => {
      if (!matches.length) return;
      position = (Math.max(position, by < 0 ? 0 : -1) + by + matches.length) % matches.length;
      status.textContent = `${position + 1} of ${matches.length}`;
      show(matches[position]);
    };

    """#
}
