import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load([...recordingParts, "compare"]);
const pairs = (...recordings) =>
  [...parts.pairLines(recordings.map((lines) => ({ recording: recordingOf(parts, lines) })))]
    .map(({ lines, difference }) => [...lines, difference]);
const actions = (...names) => names.map((action) => ({ action }));

test("equal recordings have pairs without differences", () => {
  const lines = actions("a", "b");
  assert.deepEqual(pairs(lines, lines), [[1, 1, ""], [2, 2, ""]]);
});

test("what only one recording has stands alone", () => {
  assert.deepEqual(pairs(actions("a", "b", "c"), actions("a", "c", "d")), [[1, 1, ""], [2, 0, "missing"], [3, 2, ""], [0, 3, "missing"]]);
});

test("a pair says what differs first", () => {
  const action = { action: "a", ids: [1], payload: { n: 1 }, changed: [{ path: "n", after: 1 }] };
  const others = [{ ids: [2] }, { payload: { n: 2 } }, { changed: [{ path: "n", after: 2 }] }, { changed: undefined }, { action: "b" }];
  const found = others.map((other) => pairs([action], [{ ...action, ...other }])[0][2]);
  assert.deepEqual(found, ["ids", "payload", "changes", "", "action"]);
});

test("lines that are no actions are left out", () => {
  assert.deepEqual(pairs([{ state: {} }, ...actions("a")], [...actions("a"), { effect: "e", event: "began" }]), [[2, 1, ""]]);
});
