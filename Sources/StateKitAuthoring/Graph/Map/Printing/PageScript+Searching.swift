extension PageScript {
  /// Finds domains and items by parts of their paths, and lists them in the panel.
  static let searching: String = #"""

    const places = domains.flatMap((domain) => [domain, ...domain.items]);
    const mostShown = 200;
    let matches = [];
    let position = -1;
    const open = (match) => match.isDomain ? openDomain(match) : follow(match);
    const find = (text) => {
      const wanted = text.trim().toLowerCase();
      stop();
      map.choose(null);
      matches = wanted ? places.filter(({ path }) => path.toLowerCase().includes(wanted)) : [];
      // A name that begins with the text comes before one that contains it.
      const rank = ({ name }) => name.toLowerCase().startsWith(wanted) ? 0 : name.toLowerCase().includes(wanted) ? 1 : 2;
      matches.sort((a, b) => rank(a) - rank(b));
      position = -1;
      panel.hidden = !wanted;
      if (!wanted) return;
      const button = (match) => match.isDomain ? domainButton(match, match.path) : itemButton(match, match.path);
      render(null, section("Found", matches.slice(0, mostShown).map((match) => entry(button(match)))));
      map.light(new Set(matches.map((match) => match.isDomain ? match.path : match.domain.path)));
      status.textContent = `${matches.length} found`;
    };
    const next = (by) => {
      if (!matches.length) return;
      position = (Math.max(position, by < 0 ? 0 : -1) + by + matches.length) % matches.length;
      open(matches[position]);
      status.textContent = `${position + 1} of ${matches.length}`;
    };

    """#

  /// Handles keys and buttons.
  static let input: String = #"""

    map.onOpen = ({ domain, from, to }) => {
      const opened = domain?.split(" ").map((path) => domainAt.get(path));
      if (opened) opened.length > 1 ? openFold(opened) : openDomain(opened[0]);
      else openArrow(arrows.get(arrowName(from, to)));
    };
    const close = () => {
      stop();
      search.value = "";
      matches = [];
      panel.hidden = true;
      map.choose(null);
    };
    search.addEventListener("input", () => find(search.value));
    search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") next(event.shiftKey ? -1 : 1);
      else if (event.key === "ArrowDown") contents.querySelector("li button")?.focus();
      else return;
      event.preventDefault();
    });
    // The arrow keys lead through the buttons of the panel.
    panel.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by) return;
      const buttons = [...panel.querySelectorAll("button")];
      buttons[buttons.indexOf(document.activeElement) + by]?.focus();
      event.preventDefault();
    });
    const shortcuts = {
      "/": () => search.select(), "-": () => map.zoom(0.8), "+": () => map.zoom(1.25), "=": () => map.zoom(1.25),
      "0": () => map.zoom(1 / map.scale()), "f": map.fit,
    };
    const commands = { smaller: shortcuts["-"], bigger: shortcuts["+"], fit: map.fit, close };
    for (const [name, command] of Object.entries(commands)) {
      document.getElementById(name).addEventListener("click", command);
    }
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        const domain = container.querySelector(".domain.chosen")?.dataset.domain;
        close();
        if (domain) map.focus(domain.split(" ")[0]);
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && event.target !== search;
      if (!isPlain || !(event.key in shortcuts)) return;
      event.preventDefault();
      shortcuts[event.key]();
    });

    """#
}
