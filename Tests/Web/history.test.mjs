import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load([...recordingParts, "states", "history"]);
const historyOf = (...changes) => {
  const lines = [{ state: {} }, ...changes.map((changed) => ({ action: "a", changed }))];
  const recording = recordingOf(parts, lines);
  const history = parts.createHistory(recording, parts.createStates(recording));
  history.read(Infinity);
  return history;
};
const set = (path, after = 1) => ({ path, after });

test("a part was changed by actions at its path, above it and below it", () => {
  const history = historyOf([set("cart")], [set("cart.rows[0].n")], [set("cart.note")], [set("user")]);
  assert.deepEqual(history.linesOf("cart.rows"), [2, 3]);
  assert.deepEqual(history.linesOf("cart"), [2, 3, 4]);
  assert.deepEqual(history.linesOf(""), [2, 3, 4, 5]);
  assert.deepEqual(history.linesOf("other"), []);
});

test("a name that only begins alike is another part", () => {
  const history = historyOf([set("tagsOfOthers")], [set("tags[]")], [set("tags[0]")]);
  assert.deepEqual(history.linesOf("tags"), [3, 4]);
  assert.deepEqual(history.linesOf("tags[]"), [3, 4]);
  assert.deepEqual(historyOf([set("tags[]")], [set("other")]).linesOf("tags[1]"), [2]);
});

test("a line is listed once, however much it changed", () => {
  const history = historyOf([set("a.b"), set("a.c"), set("a.d")]);
  assert.deepEqual(history.linesOf("a"), [2]);
});

test("a line has the values before it and after it", () => {
  const history = historyOf([set("n", 1)], [{ path: "n", before: 1, after: 2 }]);
  assert.deepEqual(history.values("n", 3), [1, 2]);
  assert.deepEqual(history.values("n", 2), [undefined, 1]);
});

test("history is read on when there are more lines", () => {
  const recording = recordingOf(parts, [{ state: {} }, { action: "a", changed: [set("n")] }]);
  const history = parts.createHistory(recording, parts.createStates(recording));
  assert.deepEqual([history.progress, history.isDone], [0, false]);
  history.read(Infinity);
  assert.deepEqual([history.progress, history.isDone], [1, true]);
  recording.append(['{"action": "b", "changed": [{"path": "n", "before": 1, "after": 2}]}']);
  recording.read(Infinity);
  assert.ok(!history.isDone);
  history.read(Infinity);
  assert.deepEqual(history.linesOf("n"), [2, 3]);
});
