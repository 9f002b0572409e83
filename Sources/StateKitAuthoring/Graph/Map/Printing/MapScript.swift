/// The script that makes the map of a page interactive. It has no layout: all places are those of the picture.
///
/// `createMap(container)` takes the element that contains `MapPrinter.fragment`, and gives an object with
///
/// - `onOpen(place)`: is called when a person opens a box (`{ domain: path }`; of folded domains the paths, with spaces
///   between them) or an arrow (`{ from, to }`); assign it,
/// - `light(paths, arrows)`: lights domains, by path, and arrows, as pairs `[from, to]`, and dims everything else;
///   without arguments everything is as before,
/// - `choose(place)`: marks a box or an arrow as open, or nothing for null,
/// - `show(paths)`: moves the map so that the boxes can be seen and read,
/// - `fit()`, `zoom(factor)`: the whole map, or a larger or smaller part of it,
/// - `focus(path)`: gives a box the focus of the keyboard,
/// - `parts(width, height)`: the map as elements for pages of paper of that size, in which names can be read.
///
/// The container has a size of its own; the map fills it, and is fitted again when the container changes its size.
package enum MapScript {
  package static let text: String =
    "const createMap = (container) => {\n\(reading)\(view)\(paper)\(pointer)\(keyboard)\(lighting)};\n"

  private static let reading: String = #"""
    "use strict";
    const isTall = matchMedia("not all and (min-aspect-ratio: 1/1)");
    const numbers = (node, ...names) => names.map((name) => Number(node.getAttribute(name)));
    const read = (svg) => {
      const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
      const boxes = Array.from(svg.querySelectorAll(".domain"), (node) => {
        const [x, y, width, height] = numbers(node.querySelector("rect"), "x", "y", "width", "height");
        return { node, x, y, width, height, name: node.dataset.domain, paths: node.dataset.domain.split(" ") };
      });
      const boxAt = new Map(boxes.flatMap((box) => box.paths.map((path) => [path, box])));
      const links = Array.from(svg.querySelectorAll("[data-from]"));
      svg.removeAttribute("width");
      svg.removeAttribute("height");
      svg.style.cssText = "width: 100%; height: 100%";
      return { svg, boxes, boxAt, links, area: { x, y, width, height }, view: null };
    };
    const maps = Object.fromEntries(Array.from(container.querySelectorAll("svg[data-direction]"), (svg) =>
      [svg.dataset.direction, read(svg)]));
    const all = Object.values(maps);
    const current = () => (isTall.matches ? maps.tall : maps.wide) ?? all[0];
    const map = { onOpen: () => {} };
    const placeOf = (node) => {
      const found = node.closest?.("[data-domain], [data-from]");
      if (!found || !container.contains(found)) return null;
      const { domain, from, to } = found.dataset;
      return domain === undefined ? { from, to } : { domain };
    };

    """#
}
