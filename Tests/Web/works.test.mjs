import assert from "node:assert/strict";
import test from "node:test";
import { load, recordingOf, recordingParts } from "./pages.mjs";

const parts = load(recordingParts);
const worksOf = (lines) => recordingOf(parts, lines).works;
const event = (event, run, line, time) => ({ effect: "load", run, event, line, time });

test("a run lasts from the line that says it began to the line that says how it ended", () => {
  const works = worksOf([{ action: "a", time: 1 }, event("began", 1, 1, 2), event("began", 2, 1, 3), event("cancelled", 1, 1, 4)]);
  const [one, other] = works.runs;
  const facts = ({ number, start, end, ending, startLine, lastLine }) => ({ number, start, end, ending, startLine, lastLine });
  assert.deepEqual(facts(one), { number: 1, start: 2, end: 4, ending: "cancelled", startLine: 1, lastLine: 4 });
  assert.deepEqual(facts(other), { number: 2, start: 3, end: undefined, ending: "", startLine: 1, lastLine: 3 });
  assert.ok(!works.areEstimates);
});

test("a run that began before the first line has no beginning", () => {
  const [run] = worksOf([event("ended", 4, 1, 5)]).runs;
  assert.deepEqual([run.start, run.end, run.startLine], [-Infinity, 5, 0]);
});

test("without such lines a run is estimated by the actions that it sent", () => {
  const sent = (time) => ({ action: "cart.load.success", time, cause: { by: "request", line: 1 } });
  const works = worksOf([{ action: "a", time: 1 }, sent(2), sent(3), { action: "b", cause: { by: "bridge", line: 1 } }]);
  assert.ok(works.areEstimates);
  assert.equal(works.runs.length, 1);
  const [{ name, start, end, lastLine, isEstimate }] = works.runs;
  assert.deepEqual({ name, start, end, lastLine, isEstimate }, { name: "cart.load", start: 1, end: 3, lastLine: 3, isEstimate: true });
});

test("causes say what a name is", () => {
  const works = worksOf([{ action: "a" }, { action: "b", cause: { by: "effect", line: 1, name: "watch" } }]);
  assert.equal(works.kindOf("watch"), "effect");
  assert.equal(works.kindOf("other"), undefined);
});

test("an action knows what it started and what it ended", () => {
  const works = worksOf([{ action: "a" }, event("began", 1, 1), { action: "b" }, event("began", 2, 3), event("replaced", 1, 3), event("ended", 2, 3)]);
  assert.deepEqual(works.startedBy(1).map((run) => run.number), [1]);
  assert.deepEqual(works.endedBy(3).map((run) => run.number), [1]);
});

test("a run without a name has one", () => {
  const [run] = worksOf([{ effect: 7, event: "began", run: 1, line: 1 }]).runs;
  assert.equal(run.name, "an effect without a name");
});
