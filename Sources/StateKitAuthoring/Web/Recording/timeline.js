// The runs as bars on an axis of time, or of lines.

// What the colours and the signs of the bars mean, as far as there are such bars.
const signsOf = (page) => {
  const { runs } = page.recording.works;
  const kinds = new Set(runs.map((run) => workKind(page, run.name)));
  const endings = new Set(runs.map(({ ending }) => ending));
  const sign = (text, mark) => make("li", {}, mark, text);
  return [
    kinds.has("request") && sign("request", make("i", { "data-origin": "request" })),
    kinds.has("effect") && sign("effect", make("i", { "data-origin": "effect" })),
    endings.has("cancelled") && sign("cancelled", make("b", { text: "✕" })),
    endings.has("replaced") && sign("replaced", make("b", { text: "↻" })),
    runs.some(({ isEstimate }) => isEstimate) && sign("estimate", make("i", { class: "estimate" })),
  ].filter(Boolean);
};
const createTimeline = (page) => {
  const canvas = make("canvas", { tabindex: "0", role: "img" });
  const field = make("div", { class: "field" }, canvas), signs = make("ul", { class: "signs" });
  const about = make("output", { class: "about quiet" }), note = make("span", { class: "note quiet" });
  const zooms = make("span", { class: "group" },
    button("−", () => zoom(1.6), { "aria-label": "Smaller" }),
    button("+", () => zoom(1 / 1.6), { "aria-label": "Larger" }),
    button("All", () => fit()));
  const title = make("h2", { text: "Effects and requests" });
  const node = make("section", { class: "timeline", "aria-label": "Effects and requests" },
    make("div", { class: "bar" }, title, signs, note, about, zooms), field);
  let lanes = [], all = { from: 0, to: 1 }, view = { from: 0, to: 1 };
  let isWaiting = false, isFitted = true, marked = null;
  const gutter = () => Math.min(190, canvas.clientWidth * 0.3);
  const width = () => Math.max(1, canvas.clientWidth - gutter() - 14);
  const bars = createBars(page, canvas, { gutter, width });

  const update = () => {
    lanes = layRuns(page.recording);
    all = axisOf(page.recording);
    if (isFitted) view = { ...all };
    node.hidden = lanes.length === 0;
    const notes = [
      page.recording.works.areEstimates && "estimated from causes: no lines of effects are recorded",
      !page.recording.has.times && "by line: no times are recorded",
    ];
    note.textContent = notes.filter(Boolean).join("; ");
    signs.replaceChildren(...signsOf(page));
    const height = Math.min(lanes.length, 300) * laneHeight + axisHeight + 4;
    canvas.style.height = `${height}px`;
    const names = count(lanes.length, "effect or request", "effects and requests");
    canvas.setAttribute("aria-label", `${count(page.recording.works.runs.length, "run")} of ${names}`);
    redraw();
  };
  const redraw = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(draw);
  };
  const draw = () => {
    isWaiting = false;
    if (node.hidden || !canvas.clientWidth) return;
    bars.draw({ lanes, view, marked });
  };

  const fit = () => {
    isFitted = true;
    view = { ...all };
    redraw();
  };
  const zoom = (factor, center) => {
    const middle = center ?? (view.from + view.to) / 2, whole = all.to - all.from;
    const length = Math.min(whole, Math.max(whole / 1e5, (view.to - view.from) * factor));
    const from = middle - (middle - view.from) / (view.to - view.from) * length;
    moveTo(from, length);
  };
  const moveTo = (from, length = view.to - view.from) => {
    const start = Math.max(all.from, Math.min(from, all.to - length));
    view = { from: start, to: start + length };
    isFitted = length >= all.to - all.from;
    redraw();
  };
  const valueAtX = (place) => view.from + (place - gutter()) / width() * (view.to - view.from);
  const barAt = ({ offsetX, offsetY }) => {
    const lane = lanes[Math.floor((offsetY - axisHeight) / laneHeight)], value = valueAtX(offsetX);
    const slack = (isNarrow.matches ? 16 : 4) * (view.to - view.from) / width();
    const down = (offsetY - axisHeight) % laneHeight - 4;
    const track = lane && Math.floor(down / (laneHeight - 8) * Math.min(lane.tracks, mostTracks));
    const near = lane?.bars.filter((bar) => bar.start - slack <= value && value <= bar.end + slack);
    return near?.find((bar) => bar.track === track) ?? near?.[0];
  };
  const describe = ({ run }) => `${visible(run.name)}: ${describeRun(page.recording, run)}`;
  const tell = (bar) => { about.textContent = bar ? describe(bar) : ""; };
  const choose = (bar) => {
    if (!bar) return;
    marked = bar.run;
    tell(bar);
    page.choose(bar.run.startLine || bar.run.line);
  };
  let drag = null;
  canvas.addEventListener("pointerdown", (event) => {
    drag = { x: event.offsetX, from: view.from, isMoved: false };
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!drag || !event.buttons) return tell(barAt(event));
    if (Math.abs(event.offsetX - drag.x) > 4) drag.isMoved = true;
    if (drag.isMoved) moveTo(drag.from - (event.offsetX - drag.x) / width() * (view.to - view.from));
  });
  canvas.addEventListener("click", (event) => {
    if (!drag?.isMoved) choose(barAt(event));
    drag = null;
  });
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.shiftKey && !event.deltaX) return;
    event.preventDefault();
    if (event.ctrlKey) zoom(Math.exp(event.deltaY / 200), valueAtX(event.offsetX));
    else moveTo(view.from + (event.deltaX || event.deltaY) / width() * (view.to - view.from));
  }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    const bars = lanes.flatMap((lane) => lane.bars).sort((one, other) => one.start - other.start);
    const at = bars.findIndex((bar) => bar.run === marked);
    if (event.key === "ArrowRight") choose(bars[Math.min(at + 1, bars.length - 1)]);
    else if (event.key === "ArrowLeft") choose(bars[Math.max(at - 1, 0)]);
    else if (event.key === "+" || event.key === "-") zoom(event.key === "+" ? 1 / 1.6 : 1.6);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  new ResizeObserver(redraw).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  return { node, update, redraw, choose, get lanes() { return lanes; }, get view() { return view; } };
};
