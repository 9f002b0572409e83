// The actions for other tools: a file for Redux DevTools, and a command that makes a Swift test.

const mostExported = 1000;
// The last actions up to a line, or up to the end.
const exportedLines = ({ recording, line }) => {
  const lines = [];
  for (let next = line || recording.end - 1; next >= recording.first; next -= 1) {
    if (recording.kind(next) === Kind.action) lines.push(next);
    if (lines.length === mostExported) break;
  }
  return lines.reverse();
};
// The state of Redux DevTools, as its import reads it: the actions up to a line, with the states after them.
const reduxState = ({ recording, states, line }) => {
  const lines = exportedLines({ recording, line });
  const before = states.stateAt((lines[0] ?? recording.first) - 1);
  const perform = (action, time) =>
    ({ type: "PERFORM_ACTION", action, timestamp: Math.round(time * 1000) });
  const actionsById = { 0: perform({ type: "@@INIT" }, 0) };
  const computedStates = [{ state: before ?? null }];
  for (const [index, next] of lines.entries()) {
    const { action, ids, payload, cause, source } = recording.record(next);
    const meta = { line: next, ids, cause, source };
    actionsById[index + 1] = perform({ type: action, payload, meta }, recording.time(next));
    computedStates.push({ state: states.stateAt(next) ?? null });
  }
  return {
    monitorState: {}, actionsById, nextActionId: lines.length + 1,
    stagedActionIds: [0, ...lines.map((_, index) => index + 1)], skippedActionIds: [],
    committedState: before ?? null, currentStateIndex: lines.length, computedStates,
    isLocked: false, isPaused: false,
  };
};
const download = (text, name, type = "application/json") => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
const exportRedux = (page) => {
  const state = reduxState(page), exported = state.nextActionId - 1;
  download(writeJSON(state), "redux-devtools.json");
  const where = page.line ? ` up to line ${page.line}` : "";
  page.say(`${count(exported, "action")}${where}, for the import of Redux DevTools`);
};
const shellWord = (text) =>
  (/^[A-Za-z0-9_.=/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
// The lines of a recording, under their numbers: lines that are not there any more are blank.
const saveRecording = ({ recording, files, side }) => {
  const lines = Array(recording.first - 1).fill("");
  for (let line = recording.first; line < recording.end; line += 1) lines.push(recording.text(line));
  download(`${lines.join("\n")}\n`, files[side], "application/jsonl");
};
// The folders of the schemas, as a command names them.
const argumentsOf = ({ schema, schemaArguments }) => {
  if (schemaArguments) return schemaArguments;
  const own = new Set(), used = new Set();
  for (const { name, at } of schema?.domains ?? []) {
    const folder = at.replace(/\/?[^/]*$/, "") || ".";
    const [module, domain] = name.split(".");
    if (domain) used.add(`${module}=${folder}`);
    else own.add(folder);
  }
  return [...own, ...[...used].flatMap((module) => ["--use", module])];
};
// From the first cause of the chosen action to its last consequence.
const testCommand = (page) => {
  const { recording, line, side, files } = page;
  const first = line ? firstCause(recording, line) : recording.first;
  const last = line ? lastConsequence(recording, line) : recording.end - 1;
  const file = files[side] ?? "recording.jsonl";
  const words = [...argumentsOf(page), "--test-from", file, "--actions", `${first}...${last}`];
  return `statekit-gen scaffold ${words.map(shellWord).join(" ")}`;
};
const copyTest = async (page) => {
  const command = testCommand(page), isCopied = await copyText(command);
  if (page.isLive) saveRecording(page);
  const where = page.isLive ? `, for the folder with ${page.files[0]}` : "";
  page.say(isCopied ? `Copied${where}: ${visible(command)}` : visible(command));
};
