// What the panel says about a domain and about an arrow.

const arrowButton = (arrow, other, sign) => {
  const text = `${sign} ${other.path}`, count = arrow.links.length;
  const isCycle = arrow.links.some(({ cycle }) => cycle);
  const label = make("code", { text: `${text} (${count})${isCycle ? " ↻" : ""}` });
  const button = make("button", { act: () => openArrow(arrow) }, label);
  if (isCycle) button.classList.add("cycle");
  return entry(button);
};
const rows = (domain, kind) => domain.items.filter((item) => item.kind === kind).map((item) => {
  const phases = domain.items.filter(({ request }) => request === item.index);
  const list = phases.length ? make("ul", {}, ...phases.map((phase) => entry(itemButton(phase)))) : null;
  const say = item.dismisses ? "It dismisses its domain." : null;
  return entry(itemButton(item, item.name, item.timing, say, item.doc), list);
});
const openDomain = (domain) => {
  stop();
  const all = [...arrows.values()];
  render(
    { domain: domain.path },
    crumbs(domain), make("h1", { text: domain.name }),
    domain.title !== domain.name && make("code", { text: domain.title }),
    domain.doc && make("p", { text: domain.doc }),
    section("Actions", rows(domain, "action")),
    section("Requests", rows(domain, "request")),
    section("Effects", rows(domain, "effect")),
    section("Events of the state", rows(domain, "event")),
    section("Invariants", rows(domain, "invariant")),
    section("Arrows to", all.filter(({ from }) => from === domain).map((arrow) => arrowButton(arrow, arrow.to, "→"))),
    section("Arrows from", all.filter(({ to }) => to === domain).map((arrow) => arrowButton(arrow, arrow.from, "←"))),
    section("Within", links.filter(({ kind, source, target }) =>
      kind !== "request" && source.domain === domain && target.domain === domain).map(linkEntry)),
    section("Domains in it", domain.children.map((child) => entry(domainButton(child, child.title)))),
  );
  map.show([domain.path]);
};

const openFold = (folded) => {
  stop();
  const list = folded.map((domain) => entry(domainButton(domain, domain.path)));
  render({ domain: folded[0].path }, section("Domains without arrows", list));
  map.show([folded[0].path]);
};

// A link with its ends, its condition and its place in the schema.
const linkEntry = (link) => {
  const node = make(
    "li", { kind: `link${link.cycle ? " cycle" : ""}` },
    itemButton(link.source, link.source.path), itemButton(link.target, `→ ${link.target.path}`),
    link.label && make("p", {}, make("code", { text: link.label })),
    link.doc && make("p", { text: link.doc }),
    link.at && make("div", { kind: "quiet" }, make("code", { text: link.at })),
  );
  return node;
};
const openArrow = (arrow) => {
  stop();
  render(
    { from: arrow.from.path, to: arrow.to.path },
    make("h1", { text: `${arrow.from.name} → ${arrow.to.name}` }),
    make("ul", {}, entry(domainButton(arrow.from, arrow.from.path)), entry(domainButton(arrow.to, arrow.to.path))),
    section("Bridges", arrow.links.filter(({ kind }) => kind === "bridge").map(linkEntry)),
    section("Effects and requests", arrow.links.filter(({ kind }) => kind !== "bridge").map(linkEntry)),
  );
  map.light([arrow.from.path, arrow.to.path], [[arrow.from.path, arrow.to.path]]);
  map.show([arrow.from.path, arrow.to.path]);
};
