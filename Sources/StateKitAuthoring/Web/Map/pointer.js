// One pointer moves the map, two enlarge it, and so does the wheel.

const pointers = new Map();
let isDragged = false;
const middle = () => {
  const [a, b = a] = [...pointers.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
};
const within = ({ clientX, clientY }) => {
  const { left, top } = container.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};
const drag = (event) => {
  if (!pointers.has(event.pointerId)) return;
  // The button was released outside of the window.
  if (event.pointerType === "mouse" && event.buttons === 0) return release(event);
  const before = middle();
  pointers.set(event.pointerId, within(event));
  const after = middle();
  if (!isDragged && pointers.size === 1) {
    const { start } = pointers;
    if (Math.hypot(after.x - start.x, after.y - start.y) < 5) return;
    isDragged = true;
  }
  const view = draw();
  move({ ...view, x: view.x - (after.x - before.x) / view.scale, y: view.y - (after.y - before.y) / view.scale });
  if (before.distance > 0 && after.distance > 0) {
    isDragged = true;
    zoomAt(after.distance / before.distance, after.x, after.y);
  }
};
const release = (event) => pointers.delete(event.pointerId);
const touch = (domain) => {
  for (const { dataset, classList } of current().links) {
    classList.toggle("touched", domain !== undefined && (dataset.from === domain || dataset.to === domain));
  }
};
for (const { svg } of all) {
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      isDragged = false;
      pointers.start = within(event);
    }
    pointers.set(event.pointerId, within(event));
  });
  svg.addEventListener("pointerover", ({ target }) => touch(placeOf(target)?.domain));
  svg.addEventListener("pointerleave", () => touch());
  svg.addEventListener("click", ({ target }) => {
    const place = isDragged ? null : placeOf(target);
    if (place) map.onOpen(place);
  });
  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { x, y } = within(event), lines = event.deltaMode === 1 ? 16 : 1;
    zoomAt(Math.exp(-event.deltaY * lines / (event.ctrlKey ? 100 : 400)), x, y);
  }, { passive: false });
}
addEventListener("pointermove", drag);
addEventListener("pointerup", release);
addEventListener("pointercancel", release);
