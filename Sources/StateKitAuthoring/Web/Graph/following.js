// Lights the way of an action over the map, and lists what leads to it and what follows from it.

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
const before = (item) => item.from.map((link) => [link, link.source]);
const after = (item) => item.to.map((link) => [link, link.target]);
const neighbours = (title, list) =>
  section(title, list.map(([link, item]) => entry(itemButton(item, item.path, link.label, link.doc, link.at))));
const farther = (title, found, near) => {
  const others = [...found].filter((item) => !near.some(([, other]) => other === item));
  return section(title, others.map((item) => entry(itemButton(item, item.path))));
};

let followed = null;
const stop = () => {
  followed = null;
  status.textContent = "";
  map.light();
};
const follow = (item) => {
  const [back, forth] = [reach(item, before), reach(item, after)];
  const passed = [...back.passed, ...forth.passed];
  const paths = new Set([...back.found, ...forth.found].map(({ domain }) => domain.path));
  const ways = passed.map(({ source, target }) => [source.domain.path, target.domain.path]);
  followed = item;
  for (const found of [back.found, forth.found]) found.delete(item);
  render(
    { domain: item.domain.path },
    crumbs(item.domain), make("h1", { text: item.name }),
    make("code", { text: item.path + (item.payload ?? ""), kind: item.deprecated ? "deprecated" : "" }),
    item.dismisses && make("p", { text: "It dismisses its domain." }),
    item.timing && make("p", { text: item.timing }),
    item.doc && make("p", { text: item.doc }),
    neighbours("Comes from", before(item)), neighbours("Leads to", after(item)),
    farther("Before that", back.found, before(item)), farther("After that", forth.found, after(item)),
  );
  map.light(paths, ways);
  status.textContent = `${item.path}: ${back.found.size} before it, ${forth.found.size} after it`;
  map.show([...paths]);
};
