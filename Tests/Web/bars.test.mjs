import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const drawing = ["strokeRect", "fillRect", "fillText"];
const colors = { "--quiet": "quiet", "--line": "line", "--request": "request", "--effect": "effect", "--accent": "accent", "--error": "error" };
const globals = {
  devicePixelRatio: 2,
  getComputedStyle: () => ({ font: "12px mono", getPropertyValue: (name) => ` ${colors[name]}` }),
};
const parts = load([...recordingParts, "elements", "runs", "bars"], globals);

// What is drawn of a recording, in the colours in which it is drawn. A letter has 10 pixels.
const drawn = (lines, { line = 0, view, work = () => undefined } = {}) => {
  const calls = [], looks = [], pen = { measureText: (text) => ({ width: text.length * 10 }) };
  for (const name of ["beginPath", "moveTo", "lineTo", "stroke", "save", "restore", "rect", "clip", "scale"]) pen[name] = () => {};
  for (const name of drawing) {
    pen[name] = (...values) => {
      calls.push([name, ...values, pen.fillStyle]);
      looks.push({ name, opacity: pen.globalAlpha, dash: pen.dash });
    };
  }
  pen.setLineDash = (dash) => { pen.dash = dash; };
  const canvas = { clientWidth: 700, clientHeight: 100, getContext: () => pen };
  const recording = recordingOf(parts, lines);
  const page = { recording, line, domains: { work } };
  const bars = parts.createBars(page, canvas, { gutter: () => 100, width: () => 600 });
  bars.draw({ lanes: parts.layRuns(recording), view: view ?? parts.axisOf(recording), marked: null });
  return { calls, looks, canvas, texts: calls.filter(([name]) => name === "fillText").map(([, text]) => text) };
};
const event = (run, event, time, line = 1) => ({ effect: "load", run, event, time, line });
const whole = [{ action: "a", time: 0 }, event(1, "began", 0), event(1, "ended", 5), { action: "b", time: 10 }];

test("a bar reaches from the beginning to the end of its run, in the colour of its kind", () => {
  const { calls, canvas } = drawn(whole, { work: () => ({ kind: "request" }) });
  assert.deepEqual(calls.filter(([name]) => name === "fillRect"), [["fillRect", 100, 24, 300, 13, "request"]]);
  assert.deepEqual([canvas.width, canvas.height], [1400, 200]);
});

test("the kind of a run gives its bar the colour", () => {
  const colorOf = (kind) => drawn(whole, { work: () => kind && { kind } }).calls.find(([name]) => name === "fillRect").at(-1);
  assert.deepEqual(["request", "effect", undefined].map(colorOf), ["request", "effect", "quiet"]);
});

test("the runs that the chosen line started are drawn in full", () => {
  const opacityOf = (line) => drawn(whole, { line }).looks.find(({ name }) => name === "fillRect").opacity;
  assert.deepEqual([1, 4].map(opacityOf), [1, 0.65]);
});

test("the axis has marks with seconds", () => {
  assert.deepEqual(drawn(whole).texts, ["0 s", "2 s", "4 s", "6 s", "8 s", "10 s", "load"]);
});

test("an estimate is a dashed frame", () => {
  const { looks } = drawn([{ action: "a", time: 0 }, { action: "load.ok", time: 10, cause: { by: "effect", line: 1 } }], { line: 2 });
  assert.deepEqual(looks.filter(({ name }) => name === "strokeRect"), [{ name: "strokeRect", opacity: 0.65, dash: [4, 3] }]);
});

test("a run that was cancelled or replaced ends with a sign", () => {
  for (const [ending, sign] of [["cancelled", "✕"], ["replaced", "↻"]]) {
    const { calls, texts } = drawn([{ action: "a", time: 0 }, event(1, "began", 0), event(1, ending, 5), { action: "b", time: 10 }]);
    assert.equal(texts.at(-1), sign);
    // It stands in the bar, which ends at 400.
    assert.deepEqual(calls.filter(([name]) => name === "fillText").at(-1).slice(2, 4), [386, 30.5]);
    assert.ok(calls.some(([name, , , , , color]) => name === "fillRect" && color === "error"));
  }
});

test("a run that goes on ends in three dots", () => {
  const { calls } = drawn([{ action: "a", time: 0 }, event(1, "began", 0), { action: "b", time: 10 }]);
  assert.equal(calls.filter(([name, , , width]) => name === "fillRect" && width === 2).length, 3);
});

test("what is out of view is not drawn", () => {
  assert.deepEqual(drawn(whole, { view: { from: 6, to: 10 } }).calls.filter(([name]) => name === "fillRect"), []);
});

test("a cursor stands at the chosen line", () => {
  const { calls } = drawn(whole, { line: 4 });
  assert.deepEqual(calls.at(-1), ["fillRect", 700, 14, 1.5, 100, "accent"]);
});

test("a name that is too long keeps its end", () => {
  const pen = { measureText: (text) => ({ width: text.length * 10 }) };
  assert.equal(parts.shortened(pen, "cart.load", 90), "cart.load");
  assert.equal(parts.shortened(pen, "cart.rows.load", 60), "….load");
  assert.equal(parts.shortened(pen, "abc", 0), "…c");
});
