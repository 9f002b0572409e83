// The slider, and the keys of the page.

const createPlayer = (page, rows) => {
  const range = make("input", {
    type: "range", min: 1, max: 1, value: 1, "aria-label": "The line of the recording",
    oninput: () => {
      const position = rows.near(Number(range.value));
      if (position >= 0) page.choose(rows.lineAt(position), { side: rows.sideAt(position) });
    },
  });
  const where = make("output", { class: "where" });
  const move = (by) => {
    const position = Math.max(0, Math.min(rows.length - 1, rows.near(page.line) + by));
    if (rows.length) page.choose(rows.lineAt(position), { side: rows.sideAt(position) });
  };
  const node = make("div", { class: "player" },
    button("‹", () => move(-1), { "aria-label": "The row before" }), range,
    button("›", () => move(1), { "aria-label": "The next row" }), where);
  return {
    node, move,
    update: () => {
      const { recording, line } = page, last = recording.end - 1;
      range.min = recording.first;
      range.max = Math.max(recording.first, last);
      range.value = line || recording.first;
      range.setAttribute("aria-valuetext", line ? `line ${line}` : "no line");
      const time = line && recording.has.times ? ` · ${seconds(recording.time(line))}` : "";
      const [place, end] = [line, last].map((number) => number ? number.toLocaleString("en") : "–");
      where.textContent = `${place} / ${end}${time}`;
    },
  };
};

// Keys that work wherever the focus is, unless something is being typed.
const bindKeys = (page, { search, list }) => {
  const toCause = () => {
    const cause = page.line && page.recording.cause(page.line);
    if (cause) page.choose(cause);
  };
  const toConsequence = () => {
    const child = page.line && page.recording.child(page.line);
    if (child) page.choose(child);
  };
  const keys = { ArrowLeft: toCause, ArrowRight: toConsequence };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return page.close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, textarea, select, canvas, [role=tree], [role=tablist]")) return;
    if (event.key === "/") {
      event.preventDefault();
      search.select();
    } else if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    } else if (/^(Arrow|Page|Home|End)/.test(event.key) && !event.target.closest?.(".list")) {
      event.preventDefault();
      list.focus();
      list.dispatchEvent(new KeyboardEvent("keydown", { key: event.key }));
    }
  });
  return { toCause, toConsequence };
};
