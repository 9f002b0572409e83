/// The script of the page of a graph. It is the same for every graph, and reads the graph from the page's data.
enum PageScript {
  static let text: String =
    "(() => {\n\"use strict\";\n\(reading)\(building)\(panels)\(following)\(searching)\(printing)\(input)})();\n"

  private static let reading: String = #"""
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

    """#

  /// Makes the elements of the panel. A text of the graph is always the text of an element.
  private static let building: String = #"""

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

    """#
}
