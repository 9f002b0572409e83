// Makes the elements of the panel. A text of the graph is always the text of an element.

const make = (name, { text, kind, act } = {}, ...children) => {
  const node = document.createElement(name);
  if (text !== undefined) node.textContent = text;
  if (kind) node.className = kind;
  if (act) {
    node.type = "button";
    node.addEventListener("click", act);
  }
  node.append(...children.filter(Boolean));
  return node;
};
const note = (text) => text && make("span", { text, kind: "note" });
const section = (title, entries) =>
  entries.length ? [make("h2", { text: `${title} (${entries.length})` }), make("ul", {}, ...entries)] : [];
const itemButton = (item, text = item.name, ...notes) => {
  const name = make("span", { text: text + (item.payload ?? ""), kind: `name ${item.kind}` });
  if (item.deprecated) name.classList.add("deprecated");
  return make("button", { act: () => follow(item) }, name, ...notes.map(note));
};
const domainButton = (domain, text = domain.name, ...notes) => {
  const name = make("span", { text, kind: "name domain-name" });
  return make("button", { act: () => openDomain(domain) }, name, ...notes.map(note));
};
const entry = (...children) => make("li", {}, ...children);
const crumbs = (domain) => {
  const way = [];
  for (let next = domain; next; next = domains[next.parent]) way.unshift(next);
  const buttons = way.flatMap((part, index) =>
    [index && " › ", make("button", { text: part.name, act: () => openDomain(part) })]);
  return make("div", { kind: "crumbs quiet" }, ...buttons);
};
const render = (place, ...children) => {
  contents.replaceChildren(...children.flat().filter(Boolean));
  panel.hidden = false;
  panel.scrollTop = 0;
  map.choose(place);
};
