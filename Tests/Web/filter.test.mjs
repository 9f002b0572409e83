import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load([...recordingParts, "rows", "filter"]);
const lines = [
  { state: {} }, { action: "cart.add", payload: { name: "Tea" }, source: "A.swift:1" }, { effect: "load", run: 1, event: "began" },
  { action: "cart.load.success", cause: { by: "request", line: 2 } }, "", { action: "user.login", cause: { by: "bridge", line: 4 } }, { state: {} }, "{",
];
const filterOf = (recording) => {
  const filter = parts.createFilter({ recording, domains: parts.createDomains(null), onChange: () => {} });
  filter.advance();
  return filter;
};
const shown = ({ shown }) => Array.from({ length: shown.length }, (_, position) => shown.get(position));
const read = () => recordingOf(parts, lines);

test("the list has actions, what cannot be read, and the first state", () => {
  assert.deepEqual(shown(filterOf(read())), [1, 2, 4, 6, 8]);
});

test("events are shown when they are wanted", () => {
  const filter = filterOf(read());
  filter.toggle("event");
  assert.deepEqual(shown(filter), [1, 2, 3, 4, 6, 8]);
});

test("an origin or a domain is hidden, and shown again", () => {
  const filter = filterOf(read());
  filter.toggle("bridge");
  assert.deepEqual(shown(filter), [2, 4, 8]);
  filter.toggle("domain cart");
  assert.deepEqual(shown(filter), [8]);
  filter.toggle("bridge");
  assert.deepEqual(shown(filter), [6, 8]);
  filter.clear();
  assert.deepEqual(shown(filter), [1, 2, 4, 6, 8]);
});

test("a search finds lines that have all its words", () => {
  const filter = filterOf(read());
  filter.search("  TEA cart");
  assert.deepEqual(shown(filter), [2]);
  assert.equal(filter.text, "tea cart");
  filter.search("tea user");
  assert.deepEqual(shown(filter), []);
});

test("a test leaves actions alone", () => {
  const filter = filterOf(read());
  filter.narrow((line) => line !== 4);
  assert.deepEqual(shown(filter), [2, 6]);
  filter.narrow(null);
  assert.equal(filter.shown.length, 5);
});

test("a line has a position, or that of the nearest before it", () => {
  const filter = filterOf(read());
  assert.deepEqual([0, 1, 2, 3, 4, 7, 99].map(filter.position), [-1, 0, 1, 1, 2, 3, 4]);
});

test("lines are counted by origin and by domain, from the first on once a line has a cause", () => {
  const recording = recordingOf(parts, lines.slice(0, 1).concat({ action: "cart.add" }));
  const filter = filterOf(recording);
  assert.deepEqual(filter.counts.origins, [0, 0, 0, 0, 1]);
  recording.append(lines.slice(2).map((line) => typeof line === "string" ? line : JSON.stringify(line)));
  recording.read(Infinity);
  filter.advance();
  assert.deepEqual(filter.counts.origins, [1, 1, 1, 0, 0]);
  assert.deepEqual([...filter.counts.domains], [["cart", 2], ["user", 1]]);
  assert.equal(filter.counts.events, 1);
});

test("a long recording is filtered for a while at a time, and a new search ends the old one", () => {
  let now = 0;
  const timers = [], globals = { performance: { now: () => now += 10 }, setTimeout: (act) => timers.push(act) };
  const slow = load([...recordingParts, "rows", "filter"], globals);
  const recording = recordingOf(slow, Array.from({ length: 100 }, (_, number) => ({ action: `a${number % 2}` })));
  const filter = slow.createFilter({ recording, domains: slow.createDomains(null), onChange: () => {} });
  filter.advance();
  assert.ok(filter.shown.length > 0 && filter.shown.length < 100 && !filter.isDone);
  filter.search("a1");
  while (timers.length) timers.shift()();
  assert.ok(filter.isDone);
  assert.equal(filter.shown.length, 50);
});
