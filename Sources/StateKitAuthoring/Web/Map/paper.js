// The map in as few parts as have room on pages, from the direction that needs fewer of them. Parts overlap, so that a box
// that an edge cuts is whole on the next page.

const smallestOnPaper = 0.7;
const cut = (start, length, room, overlap) => {
  const count = length <= room ? 1 : Math.ceil((length - overlap) / (room - overlap));
  const step = (length - overlap) / count;
  return Array.from({ length: count }, (_, index) => ({ from: start + index * step, size: step + overlap }));
};
map.parts = (paperWidth, paperHeight) => {
  const partsOf = ({ svg, boxes, area }) => {
    const most = (side) => Math.max(0, ...boxes.map((box) => box[side])) + 12;
    const columns = cut(area.x, area.width, paperWidth / smallestOnPaper, most("width"));
    const rows = cut(area.y, area.height, paperHeight / smallestOnPaper, most("height"));
    return rows.flatMap((row) => columns.map((column) => {
      const part = svg.cloneNode(true);
      part.setAttribute("viewBox", [column.from, row.from, column.size, row.size].join(" "));
      return part;
    }));
  };
  return all.map(partsOf).reduce((best, next) => next.length < best.length ? next : best);
};
