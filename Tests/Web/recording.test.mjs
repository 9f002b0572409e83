import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load(recordingParts);
const { Kind, Origin, createColumn } = parts;
const read = (lines, first) => recordingOf(parts, lines, first);

test("a column grows", () => {
  const column = createColumn(Int32Array);
  for (let value = 0; value < 3000; value += 1) column.push(value);
  assert.equal(column.length, 3000);
  assert.deepEqual([0, 1023, 1024, 2999].map(column.get), [0, 1023, 1024, 2999]);
  column.clear();
  assert.equal(column.length, 0);
});

test("each line has a kind, whatever stands in it", () => {
  const lines = [
    { state: {} }, { action: "a.b" }, { effect: "e", event: "began", run: 1 }, { invariant: "a.fits", line: 2 }, "", "{", "[1]",
    "7", { action: 7 },
  ];
  const recording = read(lines);
  const kinds = lines.map((_, index) => recording.kind(index + 1));
  const first = [Kind.state, Kind.action, Kind.effect, Kind.invariant, Kind.blank];
  assert.deepEqual(kinds, [...first, ...Array(4).fill(Kind.broken)]);
  assert.equal(recording.record(6), null);
  assert.equal(recording.name(2), "a.b");
  assert.equal(recording.name(3), "");
});

test("lines have the numbers of the whole recording", () => {
  const recording = read([{ action: "a" }, { action: "b", cause: { by: "bridge", line: 41 } }, { action: "c", cause: { by: "bridge", line: 7 } }], 41);
  assert.equal(recording.end, 44);
  assert.deepEqual([40, 41, 43, 44].map(recording.isKnown), [false, true, true, false]);
  assert.equal(recording.cause(42), 41);
  assert.equal(recording.cause(43), 0);
  assert.equal(recording.text(41), '{"action":"a"}');
});

test("the consequences of a line follow one another", () => {
  const by = (line) => ({ action: "x", cause: { by: "bridge", line } });
  const recording = read([{ action: "a" }, by(1), by(2), by(1), by(9), by(6)]);
  assert.equal(recording.child(1), 2);
  assert.equal(recording.sibling(2), 4);
  assert.equal(recording.sibling(4), 0);
  assert.equal(recording.child(2), 3);
  // A cause comes before.
  assert.deepEqual([5, 6].map(recording.cause), [0, 0]);
});

test("an origin is what the cause says, and a dispatch where other lines have causes", () => {
  const bare = read([{ action: "a" }]);
  assert.equal(bare.origin(1), Origin.unknown);
  const recording = read([{ action: "a" }, { action: "b", source: "A.swift:3" }, { action: "c", cause: { by: "effect" } }, { action: "d", cause: { by: "toString" } }]);
  assert.deepEqual([1, 2, 3, 4].map(recording.origin), [Origin.dispatch, Origin.dispatch, Origin.effect, Origin.dispatch]);
});

test("a line says what it has", () => {
  const changed = Array.from({ length: 70 }, (_, at) => ({ path: `[${at}]`, after: at }));
  const recording = read([{ state: {} }, { action: "a", changed }, { action: "b", error: "no" }, { action: "c", changed: [], state: {} }]);
  assert.deepEqual([1, 2, 3, 4].map(recording.changeCount), [0, 63, 0, 0]);
  assert.deepEqual([1, 2, 3, 4].map(recording.hasState), [true, false, false, true]);
  assert.deepEqual([2, 3].map(recording.hasError), [false, true]);
  assert.deepEqual(recording.stateLines, [1, 4]);
  assert.deepEqual(recording.has, { causes: false, changes: true, states: false, times: false });
});

test("a line without a time has that of the line before", () => {
  const recording = read([{ action: "a" }, { action: "b", time: 1.5 }, { action: "c" }, "", { action: "d", time: 2 }]);
  assert.deepEqual([1, 2, 3, 4, 5].map(recording.time), [0, 1.5, 1.5, 1.5, 2]);
  assert.ok(recording.has.times);
});

test("a search looks at the name, the ids and the payload, and not at the state", () => {
  const recording = read([{ action: "Cart.Add", ids: [3], payload: { name: "Tea" }, state: { hidden: 1 } }, "Not JSON"]);
  assert.equal(recording.searchText(1), 'cart.add [3] {"name":"tea"}  ');
  assert.equal(recording.searchText(2), "not json");
});

test("lines that come later are read later", () => {
  const recording = read([{ action: "a" }]);
  recording.append(['{"action": "b"}']);
  assert.deepEqual([recording.count, recording.end, recording.isRead], [2, 2, false]);
  recording.read(Infinity);
  assert.deepEqual([recording.end, recording.isRead], [3, true]);
});
