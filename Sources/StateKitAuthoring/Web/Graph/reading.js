// Reads the graph from the page's data.

const [search, status, panel, contents, container] =
  ["#search", "#status", "#panel", "#contents", "main"].map((name) => document.querySelector(name));
const { domains, items, links } = JSON.parse(document.getElementById("graph").textContent);
domains.forEach((domain, index) => Object.assign(domain, { index, items: [], children: [], isDomain: true }));
for (const domain of domains) if (domain.parent !== undefined) domains[domain.parent].children.push(domain);
items.forEach((item, index) => {
  Object.assign(item, { index, domain: domains[item.domain], from: [], to: [] });
  item.domain.items.push(item);
});
const arrows = new Map();
const arrowName = (from, to) => JSON.stringify([from, to]);
for (const link of links) {
  [link.source, link.target] = [items[link.source], items[link.target]];
  link.source.to.push(link);
  link.target.from.push(link);
  const [from, to] = [link.source.domain.path, link.target.domain.path];
  if (from === to) continue;
  const name = arrowName(from, to);
  if (!arrows.has(name)) arrows.set(name, { from: link.source.domain, to: link.target.domain, links: [] });
  arrows.get(name).links.push(link);
}
const domainAt = new Map(domains.map((domain) => [domain.path, domain]));
const map = createMap(container);
