// Finds domains and items by parts of their paths, and lists them in the panel.

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
