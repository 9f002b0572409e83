// A list of any length, of which only the rows in sight are in the document. Browsers limit the height of an element, so
// that a very long list scrolls on a smaller scale: a wheel still moves it by its own distance.

const longestScroll = 8e6;
// Here a row is as high as a finger.
const isNarrow = matchMedia("(max-width: 760px)");
// - rowHeights: In a wide and in a narrow window.
// - makeRow: Makes the element of a row. fillRow(row, index) shows an index in it.
const createList = (options) => {
  const { rowHeights, label, role = "listbox", rowRole = "option" } = options;
  const { makeRow, fillRow, onChoose, onKey } = options;
  const rows = make("div", { class: "rows" }), space = make("div", { class: "space" });
  const node = make("div", { class: "list", tabindex: "0", role, "aria-label": label }, rows, space);
  const pool = [], prefix = `list-${(createList.made = (createList.made ?? 0) + 1)}`;
  let length = 0, top = 0, chosen = -1, isWaiting = false, placed = 0;
  let rowHeight = rowHeights[Number(isNarrow.matches)];
  const height = () => length * rowHeight;
  const room = () => node.clientHeight;
  const maximum = () => Math.max(0, height() - room());
  const scale = () => {
    const scrolled = Math.min(height(), longestScroll) - room();
    return scrolled > 0 ? maximum() / scrolled : 1;
  };

  const draw = () => {
    isWaiting = false;
    const start = Math.floor(top / rowHeight);
    const wanted = Math.max(0, Math.min(length - start, Math.ceil(room() / rowHeight) + 4));
    while (pool.length < wanted) {
      const row = makeRow();
      row.setAttribute("role", rowRole);
      pool.push(row);
      rows.append(row);
    }
    for (const [position, row] of pool.entries()) {
      row.hidden = position >= wanted;
      if (!row.hidden) place(row, start + position);
    }
    const active = chosen >= start && chosen < start + wanted ? `${prefix}-${chosen}` : null;
    if (active) node.setAttribute("aria-activedescendant", active);
    else node.removeAttribute("aria-activedescendant");
  };
  const place = (row, index) => {
    row.id = `${prefix}-${index}`;
    row.index = index;
    row.style.transform = `translateY(${index * rowHeight - top}px)`;
    row.classList.toggle("chosen", index === chosen);
    row.setAttribute("aria-selected", String(index === chosen));
    row.setAttribute("aria-posinset", index + 1);
    row.setAttribute("aria-setsize", length);
    fillRow(row, index);
  };
  const redraw = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(draw);
  };
  const scrollTo = (wanted) => {
    top = Math.max(0, Math.min(wanted, maximum()));
    node.scrollTop = placed = Math.round(top / scale());
    redraw();
  };
  const show = (index) => {
    const start = index * rowHeight, end = start + rowHeight;
    if (start < top) scrollTo(start - rowHeight);
    else if (end > top + room()) scrollTo(end - room() + rowHeight);
    else redraw();
  };
  const choose = (index, event) => {
    if (length === 0) return;
    chosen = Math.max(0, Math.min(length - 1, index));
    show(chosen);
    onChoose?.(chosen, event);
  };

  const page = () => Math.max(1, Math.floor(room() / rowHeight) - 1);
  const moves = {
    ArrowDown: () => chosen + 1, ArrowUp: () => Math.max(0, chosen - 1),
    PageDown: () => chosen + page(), PageUp: () => chosen - page(),
    Home: () => 0, End: () => length - 1,
  };
  node.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moves[event.key]) choose(moves[event.key](), event);
    else if (!onKey?.(event, chosen)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  node.addEventListener("click", (event) => {
    const row = event.target.closest("[role]");
    if (row && row !== node && row.index !== undefined) choose(row.index, event);
  });
  node.addEventListener("scroll", () => {
    if (Math.abs(node.scrollTop - placed) > 1) top = Math.min(node.scrollTop * scale(), maximum());
    placed = node.scrollTop;
    redraw();
  });
  node.addEventListener("wheel", (event) => {
    if (scale() === 1 || event.ctrlKey) return;
    event.preventDefault();
    scrollTo(top + event.deltaY * [1, rowHeight, room()][event.deltaMode]);
  }, { passive: false });
  new ResizeObserver(() => {
    scrollTo(top);
    draw();
  }).observe(node);

  const setLength = (count) => {
    length = count;
    space.style.height = `${Math.min(height(), longestScroll)}px`;
    if (top > maximum()) scrollTo(top);
    redraw();
  };
  isNarrow.addEventListener("change", () => {
    const start = top / rowHeight;
    rowHeight = rowHeights[Number(isNarrow.matches)];
    setLength(length);
    scrollTo(start * rowHeight);
  });

  return {
    node, choose, show, redraw, draw, setLength,
    get length() { return length; },
    get chosen() { return chosen; },
    set chosen(index) { chosen = index; redraw(); },
    get rowHeight() { return rowHeight; },
    get isAtEnd() { return top >= maximum() - 2; },
    get rowCount() { return pool.length; },
    showEnd: () => scrollTo(maximum()),
    center: (index) => {
      const start = index * rowHeight;
      if (start < top || start + rowHeight > top + room()) scrollTo(start - (room() - rowHeight) / 2);
      else redraw();
    },
  };
};
