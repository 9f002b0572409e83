import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingParts } from "./pages.mjs";

// A page whose time goes on with each look at the clock, and whose timers run when `run` is called.
const pageOf = ({ sides: count = 1, isPartial = false } = {}) => {
  let now = 0;
  const timers = [], calls = [];
  const globals = {
    performance: { now: () => now += 10 },
    setTimeout: (act, wait) => timers.push({ act, wait }),
    clearTimeout: (number) => { if (number) delete timers[number - 1]; },
    CustomEvent: class { constructor(type, { detail }) { Object.assign(this, { type, detail }); } },
  };
  const parts = load([...recordingParts, "causes", "compare", "reading"], globals);
  const sides = Array.from({ length: count }, () => ({ recording: parts.createRecording(1) }));
  const note = (name) => (...values) => { calls.push([name, ...values]); };
  const page = {
    sides, line: 0, awaited: null, recording: sides[0].recording, choose: note("choose"),
    root: { dispatchEvent: ({ type, detail }) => note(type)(detail) },
  };
  const pairs = count > 1 ? { all: [], add(pair) { this.all.push(pair); } } : null;
  const reading = parts.createReading(page, {
    filters: [{ advance: note("filter") }], timeline: { update: note("timeline") }, detail: { update: note("detail") },
    pairs, onPaired: note("paired"), isPartial,
  });
  const run = () => { for (let index = 0; index < timers.length; index += 1) timers[index]?.act(); };
  const taken = () => calls.splice(0);
  return { page, reading, run, taken, timers, sides };
};
const actions = (...names) => names.map((name) => JSON.stringify({ action: name }));

test("lines are read for a while at a time", () => {
  const { reading, run, timers, sides: [{ recording }] } = pageOf();
  recording.append(actions(...Array(500).fill("a")));
  reading.read();
  assert.ok(recording.end > 1 && !recording.isRead && !reading.isReady);
  assert.equal(timers.length, 1);
  run();
  assert.ok(recording.isRead && reading.isReady);
});

test("when all lines are read, the timeline and the detail are drawn once", () => {
  const { reading, run, taken } = pageOf();
  reading.read();
  run();
  assert.deepEqual(taken(), [["filter"], ["timeline"], ["detail"]]);
});

test("a page whose beginning is still to come waits for it", () => {
  const { reading, run, taken, sides: [{ recording }] } = pageOf({ isPartial: true });
  reading.read();
  reading.load(actions("a", "b"), 0);
  run();
  assert.ok(recording.isRead && !reading.isReady);
  assert.ok(!taken().some(([name]) => name === "timeline"));
  reading.loaded();
  assert.ok(reading.isReady);
  assert.deepEqual(taken().slice(-2), [["timeline"], ["detail"]]);
});

test("lines that come later are told, and leave the detail as it is", () => {
  const { page, reading, run, taken, sides: [{ recording }] } = pageOf();
  recording.append(actions("a", "b"));
  reading.read();
  run();
  taken();
  page.line = 1;
  reading.append(actions("c"));
  run();
  assert.deepEqual(taken().filter(([name]) => name !== "filter"), [["detail"], ["lines", { line: 3, count: 1 }], ["timeline"]]);
  reading.append(actions("d"));
  run();
  assert.deepEqual(taken().filter(([name]) => name !== "filter"), [["lines", { line: 4, count: 1 }], ["timeline"]]);
  reading.append(['{"action": "e", "cause": {"by": "bridge", "line": 1}}']);
  assert.ok(taken().some(([name]) => name === "detail"));
});

test("a line that was awaited is chosen when it is there", () => {
  const { page, reading, run, taken } = pageOf();
  page.awaited = { line: 2, side: 0 };
  reading.append(actions("a", "b"));
  run();
  assert.deepEqual(taken().find(([name]) => name === "choose"), ["choose", 2, { line: 2, side: 0 }]);
});

test("two recordings are paired when both are read", () => {
  const { reading, run, taken, sides } = pageOf({ sides: 2 });
  sides[0].recording.append(actions("a", "b", "c"));
  sides[1].recording.append(actions("a", "c"));
  reading.read();
  run();
  assert.deepEqual(taken().at(-1), ["paired", 1]);
});

test("many pairs are found for a while at a time", () => {
  const { reading, run, taken, timers, sides } = pageOf({ sides: 2 });
  for (const { recording } of sides) {
    recording.append(actions(...Array(300).fill("a")));
    recording.read(Infinity);
  }
  reading.read();
  assert.equal(timers.length, 1);
  assert.ok(!taken().some(([name]) => name === "paired"));
  run();
  assert.deepEqual(taken().at(-1), ["paired", 0]);
});
