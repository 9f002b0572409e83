// The runs of effects and requests, from the lines that say when they begin and end. Without such lines a run is
// estimated: from the action that started it to the last action that it sent.

const createWorks = () => {
  const runs = [], byKey = new Map(), guesses = [], guessed = new Map(), kinds = new Map();
  const nameOf = (name) => typeof name === "string" ? name : "an effect without a name";
  const begin = (record, line, time) => {
    const run = {
      name: nameOf(record.effect), number: record.run, startLine: record.line ?? 0, line, start: time,
      lastLine: line, end: undefined, ending: "", endLine: 0, isEstimate: false,
    };
    byKey.set(`${record.run} ${record.effect}`, run);
    runs.push(run);
    return run;
  };
  return {
    note: (record, line, time) => {
      if (record.event === "began") return begin(record, line, time);
      const key = `${record.run} ${record.effect}`;
      const run = byKey.get(key) ?? begin({ ...record, line: 0 }, line, -Infinity);
      Object.assign(run, { end: time, ending: record.event, endLine: record.line ?? 0, lastLine: line });
      byKey.delete(key);
      return run;
    },
    guess: ({ cause, action }, line, time, start) => {
      if (cause.by !== "request" && cause.by !== "effect") return;
      if (typeof cause.name === "string") kinds.set(cause.name, cause.by);
      if (!Number.isInteger(cause.line)) return;
      const name = nameOf(cause.name ?? action.split(".").slice(0, -1).join("."));
      const key = `${cause.line} ${name}`;
      if (!guessed.has(key)) {
        const run = {
          name, number: undefined, startLine: cause.line, line: cause.line, start, lastLine: line,
          end: time, ending: "", endLine: 0, isEstimate: true,
        };
        guessed.set(key, run);
        guesses.push(run);
      }
      Object.assign(guessed.get(key), { end: time, lastLine: line });
    },
    // Whether a name is that of a request or of an effect, as far as causes say it.
    kindOf: (name) => kinds.get(name),
    get areEstimates() { return runs.length === 0; },
    get runs() { return runs.length ? runs : guesses; },
    // What an action started, and what it ended.
    startedBy(line) { return this.runs.filter((run) => run.startLine === line); },
    endedBy(line) { return runs.filter((run) => run.endLine === line && run.ending !== "ended"); },
  };
};
