// What is lit, and what is open.

const arrowName = (from, to) => JSON.stringify([from, to]);
map.light = (paths, arrows = []) => {
  const links = new Set(Array.from(arrows, ([from, to]) => arrowName(from, to)));
  for (const shown of all) {
    shown.svg.classList.toggle("lit", Boolean(paths));
    const lit = boxesAt(paths ?? [], shown);
    for (const box of shown.boxes) box.node.classList.toggle("on", lit.has(box));
    for (const node of shown.links) {
      node.classList.toggle("on", links.has(arrowName(node.dataset.from, node.dataset.to)));
    }
  }
};
map.choose = (place) => {
  for (const shown of all) {
    const chosen = shown.boxAt.get(place?.domain);
    for (const box of shown.boxes) box.node.classList.toggle("chosen", box === chosen);
    for (const { dataset, classList } of shown.links) {
      classList.toggle("chosen", place?.from !== undefined && dataset.from === place.from && dataset.to === place.to);
    }
  }
};
return map;
