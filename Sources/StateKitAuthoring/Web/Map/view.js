// The part of the map that can be seen: `x`, `y` and `scale`; null for all of it.

const largestFit = 1.5, readable = 0.9, smallest = 0.05, largest = 4;
// On a phone names are read while the map is moved up, rather than all seen but not read.
const leastAtFirst = 0.55;
let isWhole = false;
const room = () => ({ width: container.clientWidth || 1, height: container.clientHeight || 1 });
const fitted = ({ area }) => {
  const { width, height } = room();
  const scale = Math.min(largestFit, width / area.width, height / area.height);
  return { scale, x: area.x + (area.width - width / scale) / 2, y: area.y + (area.height - height / scale) / 2 };
};
const first = (shown) => {
  const whole = fitted(shown), { area } = shown, { width, height } = room();
  const scale = Math.max(whole.scale, Math.min(width / area.width, leastAtFirst));
  if (!isTall.matches || scale <= whole.scale) return whole;
  return { scale, x: area.x + (area.width - width / scale) / 2, y: area.y };
};
const draw = () => {
  const shown = current(), { width, height } = room(), view = shown.view ?? (isWhole ? fitted : first)(shown);
  shown.svg.setAttribute("viewBox", `${view.x} ${view.y} ${width / view.scale} ${height / view.scale}`);
  return view;
};
// Moves the map, but never so far that its middle cannot be seen any more.
const move = (view) => {
  const shown = current(), { width, height } = room(), { area } = shown;
  const scale = Math.min(largest, Math.max(Math.min(smallest, fitted(shown).scale), view.scale));
  const within = (value, start, length, seen) => Math.min(start + length - seen / 2, Math.max(start - seen / 2, value));
  const x = within(view.x, area.x, area.width, width / scale);
  const y = within(view.y, area.y, area.height, height / scale);
  shown.view = { scale, x, y };
  draw();
};
const zoomAt = (factor, x, y) => {
  const { scale, x: left, y: top } = draw();
  const wanted = Math.min(largest, Math.max(smallest, scale * factor));
  move({ scale: wanted, x: left + x / scale - x / wanted, y: top + y / scale - y / wanted });
};
map.zoom = (factor) => {
  const { width, height } = room();
  zoomAt(factor, width / 2, height / 2);
};
map.fit = () => {
  isWhole = true;
  for (const shown of all) shown.view = null;
  draw();
};
map.scale = () => draw().scale;
const boxesAt = (paths, shown = current()) => new Set(Array.from(paths, (path) => shown.boxAt.get(path)).filter(Boolean));
// Shows boxes as large as they can be read, if all of them then fit; what is seen well stays where it is.
map.show = (paths) => {
  const found = [...boxesAt(paths)];
  if (!found.length) return;
  const left = Math.min(...found.map(({ x }) => x)), right = Math.max(...found.map(({ x, width }) => x + width));
  const top = Math.min(...found.map(({ y }) => y)), bottom = Math.max(...found.map(({ y, height }) => y + height));
  const { width, height } = room(), view = draw(), margin = 24;
  const isSeen = left >= view.x && right <= view.x + width / view.scale
    && top >= view.y && bottom <= view.y + height / view.scale;
  if (isSeen && view.scale >= 0.6) return;
  const most = Math.min((width - margin) / (right - left), (height - margin) / (bottom - top));
  const scale = Math.min(Math.max(view.scale, readable), most);
  move({ scale, x: (left + right - width / scale) / 2, y: (top + bottom - height / scale) / 2 });
};
new ResizeObserver(draw).observe(container);
isTall.addEventListener("change", draw);
draw();
