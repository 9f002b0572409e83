// The boxes are one stop of the tabulator; the arrow keys lead to the nearest box in their direction.

const toward = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const nearest = (from, [right, down]) => {
  const [startX, startY] = centre(from);
  let found = null, least = Infinity;
  for (const box of current().boxes) {
    const [x, y] = centre(box), ahead = (x - startX) * right + (y - startY) * down;
    const aside = Math.abs((x - startX) * down) + Math.abs((y - startY) * right);
    if (ahead > 4 && ahead + 2 * aside < least) [found, least] = [box, ahead + 2 * aside];
  }
  return found;
};
map.focus = (path) => {
  for (const { boxes, boxAt } of all) {
    for (const box of boxes) box.node.setAttribute("tabindex", box === boxAt.get(path) ? "0" : "-1");
  }
  current().boxAt.get(path)?.node.focus({ preventScroll: true });
};
for (const { boxes, svg } of all) {
  boxes.forEach(({ node }, index) => {
    node.setAttribute("tabindex", index ? "-1" : "0");
    node.setAttribute("role", "button");
  });
  svg.addEventListener("keydown", (event) => {
    const box = boxes.find(({ node }) => node === event.target.closest(".domain"));
    if (!box || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") map.onOpen({ domain: box.name });
    else if (event.key in toward) {
      const next = nearest(box, toward[event.key]);
      if (next) { map.focus(next.paths[0]); map.show(next.paths); }
    } else return;
    event.preventDefault();
  });
}
