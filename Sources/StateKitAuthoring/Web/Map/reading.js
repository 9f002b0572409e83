// Reads the map from its elements.

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
