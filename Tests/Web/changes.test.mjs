import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./pages.mjs";

const { applyChanges, findChanges, isEqual, readPath, writePath } = load(["values", "changes"]);

test("equality looks at the content", () => {
  assert.ok(isEqual({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] }));
  for (const [one, other] of [[{ a: undefined }, { b: undefined }], [[], {}], [{ a: 1 }, { a: 1, b: 2 }], [null, {}], [1, "1"]]) {
    assert.ok(!isEqual(one, other));
  }
});

test("a member is changed, added and removed", () => {
  const changes = [{ path: "a", before: 1, after: 2 }, { path: "b.c", after: 3 }, { path: "d", before: 4 }];
  assert.deepEqual(applyChanges({ a: 1, b: {}, d: 4 }, changes), { a: 2, b: { c: 3 } });
});

test("removed positions are those of the list before, and added ones those of the list after", () => {
  const changes = [
    { path: "[0]", before: "a" }, { path: "[2]", before: "c" },
    { path: "[1]", after: "x" }, { path: "[2]", after: "y" },
  ];
  assert.deepEqual(applyChanges(["a", "b", "c", "d"], changes), ["b", "x", "y", "d"]);
});

test("an element is found by its id, and added at its place", () => {
  const rows = [{ id: 1, n: 1 }, { id: 2, n: 2 }];
  const changes = [
    { path: "[id=1]", before: rows[0] }, { path: "[id=2].n", before: 2, after: 5 },
    { path: "[id=3]", after: { id: 3, n: 3 }, at: 0 },
  ];
  assert.deepEqual(applyChanges(rows, changes), [{ id: 3, n: 3 }, { id: 2, n: 5 }]);
  assert.deepEqual(applyChanges(rows, [{ path: "[id=9].n", before: 1, after: 2 }]), rows);
});

test("an element of a set is found by its value", () => {
  const changes = [{ path: "tags[]", before: "b" }, { path: "tags[]", after: "aa", at: 1 }, { path: "tags[]", after: "d", at: 3 }];
  assert.deepEqual(applyChanges({ tags: ["a", "b", "c"] }, changes), { tags: ["a", "aa", "c", "d"] });
});

test("the state before stays as it is, and shares what is alike", () => {
  const before = { rows: [{ id: 1, n: 1 }], other: {} }, text = JSON.stringify(before);
  const after = applyChanges(before, [{ path: "rows[id=1].n", before: 1, after: 2 }]);
  assert.equal(JSON.stringify(before), text);
  assert.equal(after.other, before.other);
  assert.equal(after.rows[0].n, 2);
});

test("changes are named by the smallest part that differs", () => {
  const find = (before, after) => findChanges(before, after);
  assert.deepEqual(find({ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }), [{ path: "a.c", before: 2, after: 3 }]);
  assert.deepEqual(find({ a: 1 }, { b: 2 }), [{ path: "a", before: 1 }, { path: "b", after: 2 }]);
  assert.deepEqual(find([1, 2, 3], [1, 4, 3]), [{ path: "[1]", before: 2, after: 4 }]);
  assert.deepEqual(find([1, 2, 3], [1, 3]), [{ path: "[1]", before: 2 }]);
  assert.deepEqual(find({ r: [{ id: 1 }] }, { r: [{ id: 2 }, { id: 1 }] }), [{ path: "r[id=2]", after: { id: 2 }, at: 0 }]);
  const [one, other] = [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }]];
  assert.deepEqual(find({ r: one }, { r: other }), [{ path: "r", before: one, after: other }]);
});

test("whatever differs has a path that is written as it is read", () => {
  const cases = [
    [{ a: { b: 1, "c d": 2 }, e: 3 }, { a: { b: 2, "c d": 4 }, f: 3 }, ["e", "a.b", 'a["c d"]', "f"]],
    [[{ id: 1, n: 1 }, { id: 2 }, { id: 3 }], [{ id: "x" }, { id: 1, n: 2 }, { id: 3 }], ["[id=2]", '[id="x"]', "[id=1].n"]],
    [[1, 2, 3], [1, 9, 8, 2, 3], ["[1]", "[2]"]], [[1, 2, 3], [3], ["[0]", "[1]"]], [[], [{ id: 7 }], ["[id=7]"]],
    [{ a: [1] }, { a: { b: 1 } }, ["a"]], [{ "": 1 }, { "": 2 }, ['[""]']], [1, 2, [""]],
    [{ "a\"]b": { "ü": 1 } }, { "a\"]b": { "ü": 2 } }, ['["a\\"]b"].ü']],
  ];
  for (const [before, after, paths] of cases) {
    const changes = findChanges(before, after);
    assert.deepEqual(changes.map(({ path }) => path), paths);
    assert.deepEqual(applyChanges(before, changes), after);
    for (const path of paths) assert.equal(writePath(readPath(path)), path);
  }
});

test("the changes between two states lead from one to the other", () => {
  const states = [
    { a: 1, list: [1, 2, 3], rows: [{ id: 1, x: { y: 1 } }, { id: 2 }] }, { a: "1", list: [2, 3, 4], rows: [{ id: 2 }, { id: 3 }] },
    { list: [], rows: [{ id: 3, x: null }, { id: 2 }], new: { "odd.name": [{}] } }, { list: [[1], [2]], rows: {} }, {},
  ];
  for (const before of states) {
    for (const after of states) assert.deepEqual(applyChanges(before, findChanges(before, after)), after);
  }
});
