import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load([...recordingParts, "elements", "runs"]);
const { axisOf, describeRun, layRuns, ticksOf, workKind } = parts;
const read = (lines) => recordingOf(parts, lines);
const event = (effect, run, event, time) => ({ effect, run, event, time, line: 1 });

test("runs at the same time stand in tracks, and later ones in the first free one", () => {
  const lanes = layRuns(read([
    event("load", 1, "began", 0), event("load", 2, "began", 1), event("watch", 3, "began", 1), event("load", 1, "ended", 2),
    event("load", 4, "began", 2), event("load", 2, "ended", 3), event("load", 4, "ended", 4),
  ]));
  assert.deepEqual(lanes.map(({ name, tracks }) => [name, tracks]), [["load", 2], ["watch", 1]]);
  assert.deepEqual(lanes[0].bars.map(({ start, end, track }) => [start, end, track]), [[0, 2, 0], [1, 3, 1], [2, 4, 0]]);
  assert.equal(lanes[1].bars[0].end, Infinity);
});

test("a lane has at most three tracks", () => {
  const [lane] = layRuns(read([1, 2, 3, 4, 5].map((run) => event("load", run, "began", run))));
  assert.equal(lane.tracks, 3);
  assert.deepEqual(lane.bars.map(({ track }) => track), [0, 1, 2, 2, 2]);
});

test("the axis has seconds, or lines where there are no times", () => {
  assert.deepEqual(axisOf(read([{ action: "a", time: 2 }, { action: "b", time: 5 }])), { from: 2, to: 5 });
  assert.deepEqual(axisOf(read([{ action: "a", time: 2 }])), { from: 2, to: 3 });
  assert.deepEqual(axisOf(read([{ action: "a" }, { action: "b" }, { action: "c" }])), { from: 1, to: 3 });
  assert.deepEqual(axisOf(read([])), { from: 1, to: 2 });
});

test("a run that began before the first line is drawn from there", () => {
  const [{ bars: [bar] }] = layRuns(read([{ action: "a", time: 3 }, event("load", 1, "ended", 4)]));
  assert.deepEqual([bar.start, bar.end], [3, 4]);
});

test("marks have round distances", () => {
  assert.deepEqual(ticksOf({ from: 0, to: 10 }, 600), { ticks: [0, 2, 4, 6, 8, 10], digits: 0 });
  const { ticks, digits } = ticksOf({ from: 0.95, to: 1.35 }, 330);
  assert.deepEqual([ticks.map((tick) => tick.toFixed(digits)), digits], [["1.0", "1.2"], 1]);
});

test("a run is described with its number, its end and its duration", () => {
  const recording = read([event("load", 1, "began", 1), event("load", 2, "began", 1), { ...event("load", 1, "cancelled", 1.25), line: 9 }]);
  const [one, other] = recording.works.runs;
  assert.equal(describeRun(recording, one), "run 1, cancelled after 250 ms by line 9");
  assert.equal(describeRun(recording, other), "run 2, still running");
  const estimated = read([{ action: "a", time: 1 }, { action: "b.ok", time: 3.5, cause: { by: "effect", line: 1 } }]);
  assert.equal(describeRun(estimated, estimated.works.runs[0]), "last action after 2.50 s, an estimate");
});

test("the schema says what a name is, or else the recording", () => {
  const recording = read([{ action: "a" }, { action: "b", cause: { by: "effect", line: 1, name: "watch" } }]);
  const domains = { work: (name) => name === "load" ? { kind: "request" } : undefined };
  assert.deepEqual(["load", "watch", "x"].map((name) => workKind({ domains, recording }, name)), ["request", "effect", undefined]);
});
