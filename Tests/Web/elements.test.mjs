import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./pages.mjs";

const { brief, briefPayload, count, seconds, visible } = load(["values", "elements"]);

test("a value is written in one line, and cut at a length", () => {
  assert.equal(brief({ name: "Tea", rows: [1, null, { a: true }] }), '{name: "Tea", rows: [1, null, {a: true}]}');
  assert.equal(brief("x".repeat(300), 10), `"${"x".repeat(9)}…`);
  assert.equal(brief(12345678901234567890n), "12345678901234567890");
});

test("a payload is written as in a call", () => {
  assert.equal(briefPayload({ ids: [3, "x"], payload: { name: "Ada", id: 3 } }), '[3]["x"] name: "Ada", id: 3');
  assert.equal(briefPayload({}), "");
  assert.equal(briefPayload({ error: "no" }), 'could not be written: "no"');
});

test("a character that cannot be seen is shown as one that is unknown", () => {
  assert.equal(visible("a\u202eb\u0000c\td"), "a\ufffdb\ufffdc\td");
});

test("numbers and times are written for people", () => {
  assert.deepEqual([count(1, "line"), count(1200, "line"), count(0, "entry", "entries")], ["1 line", "1,200 lines", "0 entries"]);
  assert.deepEqual([0.0004, 0.25, 1.5, 123.456].map(seconds), ["0 ms", "250 ms", "1.50 s", "123.5 s"]);
});
