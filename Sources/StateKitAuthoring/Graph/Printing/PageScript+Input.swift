extension PageScript {
  /// Handles keys and the pointer.
  static let input: String = #"""

    const act = (stop) => {
      if (stop.isTitle) fold([stop.domain], !boxes[stop.domain].folded);
      else follow(stop === chosen ? null : stop);
    };
    const step = (stop, by) => {
      for (let index = stops.indexOf(stop) + by; stops[index]; index += by) {
        if (stops[index].node.classList.contains("hidden")) continue;
        focus(stops[index]);
        stops[index].node.scrollIntoView({ block: "nearest", inline: "nearest" });
        return;
      }
    };
    const keys = (stop, event) => {
      if (event.key === "Enter" && position >= 0 && matches.includes(stop)) next(event.shiftKey ? -1 : 1);
      else if (event.key === "Enter" || event.key === " ") act(stop);
      else if (event.key === "ArrowDown") step(stop, 1);
      else if (event.key === "ArrowUp") step(stop, -1);
      else if (event.key === "ArrowLeft" && stop.isTitle) fold([stop.domain], true);
      else if (event.key === "ArrowRight" && stop.isTitle) fold([stop.domain], false);
      else return;
      event.preventDefault();
    };
    for (const [index, stop] of stops.entries()) {
      const { node, isTitle } = stop;
      set(node, { tabindex: index ? "-1" : "0", role: "button" });
      set(node, isTitle ? { "aria-expanded": true } : { "aria-pressed": false });
      node.addEventListener("click", () => { focus(stop); act(stop); });
      node.addEventListener("keydown", (event) => keys(stop, event));
    }

    search.addEventListener("input", () => {
      if (chosen) { const text = search.value; follow(null); search.value = text; }
      find(search.value);
    });
    search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") next(event.shiftKey ? -1 : 1);
    });

    const commands = {
      "fold": foldAll,
      "unfold": () => fold(boxes.keys(), false),
      "smaller": () => zoom(scale / 1.25),
      "scale": () => zoom(1),
      "bigger": () => zoom(scale * 1.25),
      "fit": fit,
      "close": () => follow(null),
    };
    for (const [name, command] of Object.entries(commands)) {
      document.getElementById(name).addEventListener("click", command);
    }

    const shortcuts = {
      "/": () => search.select(), "-": commands.smaller, "+": commands.bigger, "0": commands.scale, "f": fit,
    };
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        follow(null);
        find("");
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && event.target !== search;
      if (!isPlain || !(event.key in shortcuts)) return;
      event.preventDefault();
      shortcuts[event.key]();
    });
    document.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }, { passive: false });

    """#
}
