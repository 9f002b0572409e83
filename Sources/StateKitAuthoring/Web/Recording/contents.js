// What every page contains besides recordings.

const root = document.getElementById("debugger");
const embedded = (id) => JSON.parse(document.getElementById(id).textContent);
const facts = embedded("facts"), schema = embedded("schema");
// The map for a panel, which is taller than wide, with the colours that the domains have in the list.
const template = document.getElementById("map");
const drawMap = template && ((place, accentOf) => {
  place.append(template.content.cloneNode(true));
  place.querySelector("svg.wide").remove();
  const svg = place.querySelector("svg"), { x, y, width, height } = svg.getBBox();
  svg.setAttribute("viewBox", [x - 12, y - 12, width + 24, height + 24].join(" "));
  place.style.aspectRatio = `${width + 24} / ${height + 24}`;
  place.style.maxHeight = `min(46vh, ${(height + 24) * 1.5}px)`;
  for (const box of place.querySelectorAll(".domain")) box.dataset.accent = accentOf(box.dataset.domain);
  return createMap(place);
});
