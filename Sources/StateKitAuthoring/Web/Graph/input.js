// Handles keys and buttons.

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
