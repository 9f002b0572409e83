import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load([...recordingParts, "states"]);
const statesOf = (lines, first) => parts.createStates(recordingOf(parts, lines, first));
const change = (path, before, after) => ({ path, before, after });

test("a state is the nearest whole one before, and the changes since", () => {
  const states = statesOf([
    { state: { n: 0 } }, { action: "a", changed: [change("n", 0, 1)] }, { action: "b" },
    { action: "c", changed: [change("n", 1, 2)], state: { n: 2, isWhole: true } }, { action: "d", changed: [change("n", 2, 3)] },
  ]);
  assert.deepEqual([1, 2, 3].map(states.stateAt), [{ n: 0 }, { n: 1 }, { n: 1 }]);
  assert.deepEqual([5, 4].map(states.stateAt), [{ n: 3, isWhole: true }, { n: 2, isWhole: true }]);
});

test("before the first whole state nothing is known", () => {
  const states = statesOf([{ action: "a", changed: [change("n", 0, 1)] }, { state: { n: 1 } }], 11);
  assert.equal(states.stateAt(11), undefined);
  assert.deepEqual(states.stateAt(12), { n: 1 });
});

test("a state is the same, whichever states were asked before", () => {
  const lines = [{ state: { n: 0 } }, ...Array.from({ length: 200 }, (_, n) => ({ action: "a", changed: [change("n", n, n + 1)] }))];
  const states = statesOf(lines);
  for (const line of [201, 50, 120, 1, 199, 51, 201]) assert.deepEqual(states.stateAt(line), { n: line - 1 });
});

test("a change that cannot be applied leaves the state as it is", () => {
  const states = statesOf([{ state: { n: 0 } }, { action: "a", changed: [{ path: "[[[" }, 7] }, { action: "b", changed: [change("n", 0, 1)] }]);
  assert.deepEqual([2, 3].map(states.stateAt), [{ n: 0 }, { n: 1 }]);
});

test("changes are those of the line, with paths as the page writes them", () => {
  const states = statesOf([{ state: {} }, { action: "a", changed: [{ path: '["n"]', after: 1 }, { path: 3 }, null] }, { action: "b" }]);
  assert.deepEqual(states.changesAt(2), [{ path: "n", after: 1 }]);
  assert.deepEqual([1, 3].map(states.changesAt), [[], []]);
});

test("changes that no line has are found between states", () => {
  const states = statesOf([{ action: "z", state: { n: 0 } }, { action: "a", state: { n: 1 } }]);
  assert.deepEqual([1, 2].map(states.changesAt), [[], [change("n", 0, 1)]]);
});
