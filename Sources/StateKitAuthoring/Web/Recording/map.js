// The way of an action through the domains.
//
// Where `map` is a function, it is called with an element to fill and a function from a domain to its colour, and gives
// the object of `createMap`. Without it the way is a list alone.

// The path in the map begins with the outermost domain.
const pathInMap = (page, domain) => [page.domains.root, domain].filter(Boolean).join(".");
const domainOfPath = (path) => path.split(".").slice(1).join(".");

// The actions of a domain of the map, or those to which an arrow leads, as a name and a test.
const actionsAt = (page, { domain, from, to }) => {
  const inside = domainOfPath(domain ?? to), { domainOf, root } = page.domains;
  const isInside = (recording, line) => domainOf(recording.name(line)) === inside;
  if (domain) return { name: inside || root, holds: isInside };
  const before = domainOfPath(from);
  const holds = (recording, line) => {
    const cause = recording.cause(line);
    return cause > 0 && isInside(recording, line) && domainOf(recording.name(cause)) === before;
  };
  return { name: `${before || root} → ${inside || root}`, holds };
};

const wayOf = ({ recording, domains, line }) =>
  causesOf(recording, line).entries.map(({ line, part }) => {
    const cause = recording.cause(line);
    return {
      line, part, domain: domains.domainOf(recording.name(line)),
      from: cause ? domains.domainOf(recording.name(cause)) : null,
    };
  });
const stepRow = (page, { line, part, domain, from }) => {
  const { root, accentOf } = page.domains;
  const isElsewhere = from !== null && from !== domain;
  const row = make("li", { class: part },
    make("span", { class: "domain", text: domain || root }),
    make("span", { class: "quiet", text: isElsewhere ? `from ${from || root}` : "" }),
    lineButton(page, line));
  row.dataset.accent = accentOf(domain.split(".")[0]);
  return row;
};

const createPageMap = (page, map) => {
  const place = make("div", { class: "map-place", hidden: !map });
  const hint = make("p", {
    class: "map-hint", hidden: !map,
    text: "What is lit is the way of the chosen action. Dashed arrows are effects and requests. Choose a "
      + "domain or an arrow to list its actions alone.",
  });
  const steps = make("ol", { class: "way" });
  const node = make("div", { class: "panel map-panel" }, place, hint, steps);
  let drawn = null;
  const draw = () => {
    const accentOf = (path) => page.domains.accentOf(domainOfPath(path).split(".")[0]);
    return Object.assign(map(place, accentOf), { onOpen: page.narrow });
  };
  const light = (way) => {
    drawn ??= draw();
    const arrows = way.filter(({ from, domain }) => from !== null && from !== domain);
    drawn.light(way.map(({ domain }) => pathInMap(page, domain)),
      arrows.map(({ from, domain }) => [from, domain].map((path) => pathInMap(page, path))));
    drawn.choose(page.narrowed);
  };
  return {
    node,
    show: () => {
      const { recording, line } = page;
      if (!line || recording.kind(line) !== Kind.action) {
        return steps.replaceChildren(make("li", { class: "empty", text: "Choose an action." }));
      }
      const way = wayOf(page);
      steps.replaceChildren(...way.map((step) => stepRow(page, step)));
      if (map) light(way);
    },
  };
};
