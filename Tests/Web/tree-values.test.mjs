import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./pages.mjs";

const { findIn, mostHits, partsOf, sizeOf, typeOf } = load(["values", "changes", "tree-values"]);

test("a value has a type, and what a recorder hid is a secret", () => {
  const values = [null, "•••", "x", 1, 1n, true, [], {}];
  assert.deepEqual(values.map(typeOf), ["null", "secret", "string", "number", "bigint", "boolean", "array", "object"]);
});

test("a size has the brackets of the value", () => {
  assert.deepEqual([[1, 2], {}, { a: 1 }].map(sizeOf), ["[2]", "{0}", "{1}"]);
});

test("elements are named by ids, or else by positions", () => {
  assert.deepEqual(partsOf([{ id: "a" }]), [[{ id: "a" }, 'id "a"', { id: "a" }]]);
  assert.deepEqual(partsOf(["x"]), [[{ at: 0 }, "0", "x"]]);
  assert.deepEqual(partsOf({ b: 1 }), [[{ name: "b" }, "b", 1]]);
});

test("a search finds names, values and paths, and the ways there", () => {
  const state = { cart: { rows: [{ id: 3, name: "Green Tea" }], teapots: 2 }, user: "Ada" };
  const { hits, ways } = findIn(state, "tea");
  assert.deepEqual([...hits], ["cart.rows[id=3].name", "cart.teapots"]);
  assert.deepEqual([...ways], ["cart", "cart.rows", "cart.rows[id=3]"]);
  assert.deepEqual([...findIn(state, "cart.rows[id=3].id").hits], ["cart.rows[id=3].id"]);
  assert.deepEqual([...findIn(state, "nothing").hits], []);
});

test("a search ends after some hundred hits", () => {
  assert.equal(findIn(Array(mostHits + 200).fill("x"), "x").hits.size, mostHits);
});
