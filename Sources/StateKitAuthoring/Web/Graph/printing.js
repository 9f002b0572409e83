// Lays the map out on pages of paper, upright or not, each with the title and the legend. `page.css` shows the pages of
// the paper that is printed on.

const papers = { portrait: [690, 900], landscape: [1020, 600] };
const clear = () => document.querySelectorAll(".paper").forEach((paper) => paper.remove());
const layOut = () => {
  clear();
  for (const [name, [width, height]] of Object.entries(papers)) {
    map.parts(width, height).forEach((part, index, { length }) => {
      const text = document.title + (length > 1 ? ` (${index + 1} of ${length})` : "");
      const legend = document.querySelector(".legend").cloneNode(true);
      document.body.append(make("section", { kind: `paper ${name}` }, make("h1", { text }), legend, part));
    });
  }
};
addEventListener("beforeprint", layOut);
addEventListener("afterprint", clear);
