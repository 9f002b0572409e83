import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./pages.mjs";

const { exact, raw, parseJSON, writeJSON, put, readPath, writePath, normalPath, rowPath, idsOf, valueAt } = load(["values"]);

test("an integer that a double cannot hold is read from its digits", () => {
  const read = (source) => exact("", Number(source), { source });
  assert.equal(read("12345678901234567890"), 12345678901234567890n);
  assert.equal(read("9007199254740991"), 9007199254740991);
  assert.equal(read("1e300"), 1e300);
  assert.equal(exact("", 12345678901234567890, undefined), 12345678901234567890);
});

test("a large integer is written with all its digits where that can be said, and JSON stays JSON", () => {
  const whole = raw("", 12345678901234567890n);
  assert.equal(JSON.stringify(whole), JSON.rawJSON ? "12345678901234567890" : "12345678901234567000");
  assert.equal(writeJSON({ a: [1, "x", null] }), '{"a":[1,"x",null]}');
  assert.equal(writeJSON(undefined), "");
  assert.deepEqual(parseJSON('{"id": 7}'), { id: 7 });
});

test("a path is read step by step", () => {
  assert.deepEqual(readPath("cart.rows[id=3].tags[]"), [{ name: "cart" }, { name: "rows" }, { id: 3 }, { name: "tags" }, { isMember: true }]);
  assert.deepEqual(readPath('list[2]["a.b"]'), [{ name: "list" }, { at: 2 }, { name: "a.b" }]);
  assert.deepEqual(readPath('rows[id="x]y"]'), [{ name: "rows" }, { id: "x]y" }]);
  assert.deepEqual(readPath("rows[id=tea]"), [{ name: "rows" }, { id: "tea" }]);
  assert.deepEqual(readPath("["), [{ name: "[" }]);
  assert.deepEqual(readPath(""), []);
});

test("a path that is written is read as it was", () => {
  for (const path of ["a", "a.b[0]", "[0]", 'rows[id="3"].x', "rows[id=3]", '["a b"].c', "tags[]", "größe.x"]) {
    assert.equal(writePath(readPath(path)), path);
  }
  assert.equal(normalPath('["cart"]["rows"][0]'), "cart.rows[0]");
  assert.equal(rowPath("tags[]"), "tags");
  assert.equal(rowPath("rows[0]"), "rows[0]");
});

test("elements have ids only if all have different ones", () => {
  assert.deepEqual(idsOf([{ id: 1 }, { id: "1" }, { id: null }]), [1, "1", null]);
  assert.deepEqual(idsOf([]), []);
  for (const list of [[{ id: 1 }, { id: 1 }], [{ id: 1 }, {}], [{ id: {} }], [1]]) assert.equal(idsOf(list), null);
});

test("the value at a path is found by names, positions and ids", () => {
  const state = { rows: [{ id: 7, n: 1 }, { id: 9, n: 2 }], tags: ["a"] };
  assert.equal(valueAt(state, readPath("rows[id=9].n")), 2);
  assert.equal(valueAt(state, readPath("rows[0].n")), 1);
  assert.deepEqual(valueAt(state, readPath("tags[]")), ["a"]);
  for (const path of ["rows[id=8].n", "rows.n.m", "toString", "tags[5]"]) assert.equal(valueAt(state, readPath(path)), undefined);
});

test("a member may have the name of the prototype", () => {
  const object = {};
  put(object, "__proto__", { isOdd: true });
  assert.equal(object.isOdd, undefined);
  assert.deepEqual(Object.keys(object), ["__proto__"]);
});
