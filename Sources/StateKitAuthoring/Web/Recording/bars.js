// Draws the axis, and the runs as bars: an estimate is dashed, and what was cancelled or replaced ends with a sign.

const colorNames = ["quiet", "line", "request", "effect", "accent", "error"];
const laneHeight = 22, axisHeight = 20;
// - axis: The room beside the bars, for the names, and the width of the bars.
const createBars = (page, canvas, { gutter, width }) => {
  let scene = { lanes: [], view: { from: 0, to: 1 }, marked: null };
  const x = (value) => {
    const { from, to } = scene.view;
    return gutter() + (value - from) / (to - from) * width();
  };
  const color = (name) => getComputedStyle(canvas).getPropertyValue(`--${name}`).trim();
  const drawAxis = (pen, colors) => {
    const { ticks, digits } = ticksOf(scene.view, width());
    pen.lineWidth = 1;
    for (const tick of ticks) {
      const at = Math.round(x(tick)) + 0.5;
      pen.strokeStyle = colors.line;
      pen.beginPath();
      pen.moveTo(at, axisHeight);
      pen.lineTo(at, canvas.clientHeight);
      pen.stroke();
      pen.fillStyle = colors.quiet;
      const text = page.recording.has.times ? `${tick.toFixed(digits)} s` : `${Math.round(tick)}`;
      const rightmost = canvas.clientWidth - pen.measureText(text).width - 4;
      pen.fillText(text, Math.min(at - 2, rightmost), axisHeight / 2);
    }
  };
  const drawLane = (pen, colors, lane, top) => {
    pen.fillStyle = colors.quiet;
    pen.fillText(shortened(pen, visible(lane.name), gutter() - 14), 12, top + laneHeight / 2);
    const height = (laneHeight - 8) / Math.min(Math.max(lane.tracks, 1), mostTracks);
    const kind = workKind(page, lane.name);
    let lastX = -1;
    pen.save();
    pen.beginPath();
    pen.rect(gutter(), top, width() + 14, laneHeight);
    pen.clip();
    for (const bar of lane.bars) {
      if (bar.end < scene.view.from || bar.start > scene.view.to) continue;
      const [left, right] = [x(bar.start), x(Math.min(bar.end, scene.view.to))];
      if (Math.round(right) === lastX && right - left < 1) continue;
      lastX = Math.round(right);
      const y = top + 4 + bar.track * height, barWidth = Math.max(3, right - left);
      drawBar(pen, colors, bar, { left, width: barWidth, y, height: height - 1 }, kind);
    }
    pen.restore();
  };
  const drawBar = (pen, colors, { run, end }, { left, width, y, height }, kind) => {
    const isOfChosen = run.startLine === page.line || run.endLine === page.line || run === scene.marked;
    const tone = kind === "request" ? colors.request : kind === "effect" ? colors.effect : colors.quiet;
    pen.globalAlpha = isOfChosen ? 1 : 0.65;
    pen.fillStyle = pen.strokeStyle = tone;
    pen.setLineDash(run.isEstimate ? [4, 3] : []);
    pen.lineWidth = isOfChosen ? 2 : 1;
    if (run.isEstimate) pen.strokeRect(left + 0.5, y + 0.5, Math.max(2, width - 1), height - 1);
    else pen.fillRect(left, y, width, height);
    pen.setLineDash([]);
    if (end === Infinity) {
      for (let dot = 0; dot < 3; dot += 1) {
        pen.fillRect(left + width + 2 + dot * 4, y + height / 2 - 1, 2, 2);
      }
    }
    pen.globalAlpha = 1;
    const sign = { cancelled: "✕", replaced: "↻" }[run.ending];
    if (!sign) return;
    pen.fillStyle = colors.error;
    pen.fillRect(left + width - 2, y - 1, 2, height + 2);
    if (height > 6 && width > 18) pen.fillText(sign, left + width - 14, y + height / 2);
  };
  const drawCursor = (pen, colors) => {
    const { recording, line } = page;
    if (!line || !recording.isKnown(line)) return;
    const at = x(recording.has.times ? recording.time(line) : line);
    if (at < gutter() || at > canvas.clientWidth) return;
    pen.fillStyle = colors.accent;
    pen.fillRect(Math.round(at), axisHeight - 6, 1.5, canvas.clientHeight);
  };
  // Draws the part of the axis that is in view, with the bars of the lanes; `marked` is the chosen run.
  const draw = (wanted) => {
    scene = wanted;
    const scale = devicePixelRatio || 1, pen = canvas.getContext("2d");
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    pen.scale(scale, scale);
    pen.font = getComputedStyle(canvas).font;
    pen.textBaseline = "middle";
    const colors = Object.fromEntries(colorNames.map((name) => [name, color(name)]));
    drawAxis(pen, colors);
    for (const [index, lane] of scene.lanes.entries()) {
      drawLane(pen, colors, lane, axisHeight + index * laneHeight);
    }
    drawCursor(pen, colors);
  };
  return { draw };
};
const shortened = (pen, text, width) => {
  if (pen.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 1 && pen.measureText(`…${text.slice(-length)}`).width > width) length -= 1;
  return `…${text.slice(-length)}`;
};
