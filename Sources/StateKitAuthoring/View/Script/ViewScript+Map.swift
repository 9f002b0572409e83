extension ViewScript {
  /// PageMap: the way of an action through the domains.
  ///
  /// Where `map` is a function, it is called with an element to fill, and gives the object of `createMap`.
  /// Without it the way is a list alone.
  static let map: String = #"""
    const createPageMap = (page, map) => {
      const place = make("div", { class: "map-place", hidden: !map });
      const steps = make("ol", { class: "way" });
      const node = make("div", { class: "panel map-panel" }, place, steps);
      let drawn = null;
      // The path as in the map: from the outermost domain on.
      const fullPath = (domain) => [page.domains.root, domain].filter(Boolean).join(".");
      const wayOf = () => {
        const way = [];
        for (const { line, part } of causesOf(page.recording, page.line).entries) {
          const domain = page.domains.domainOf(page.recording.name(line));
          const cause = page.recording.cause(line);
          const from = cause ? page.domains.domainOf(page.recording.name(cause)) : null;
          way.push({ line, part, domain, from });
        }
        return way;
      };
      const stepRow = ({ line, part, domain, from }) => {
        const row = make("li", { class: part },
          make("span", { class: "domain", text: domain || page.domains.root }),
          make("span", { class: "quiet", text: from === null ? "" : `from ${from || page.domains.root}` }),
          lineButton(page, line));
        row.dataset.accent = page.domains.accentOf(domain.split(".")[0]);
        return row;
      };
      // Opening a domain shows its actions, and an arrow those of the domain that it leads to.
      const open = ({ domain, to }) => page.search(`${(domain ?? to).split(".").slice(1).join(".")}.`);
      return {
        node,
        show: () => {
          const { recording, line } = page;
          if (!line || recording.kind(line) !== Kind.action) {
            return steps.replaceChildren(make("li", { class: "empty", text: "Choose an action." }));
          }
          const way = wayOf();
          steps.replaceChildren(...way.map(stepRow));
          if (!map) return;
          drawn ??= Object.assign(map(place), { onOpen: open });
          const arrows = way.filter(({ from, domain }) => from !== null && from !== domain);
          drawn.light(way.map(({ domain }) => fullPath(domain)),
            arrows.map(({ from, domain }) => [from, domain].map(fullPath)));
        },
      };
    };

    """#
}
