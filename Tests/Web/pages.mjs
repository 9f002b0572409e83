// The files of the pages: whole pages as they are put together, and their parts for tests.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const folder = join(dirname(fileURLToPath(import.meta.url)), "../../Sources/StateKitAuthoring/Web");

// The text of a file, with the files that stand in it, as `WebFile` of the Swift tests says it.
export const expanded = (file) =>
  readFileSync(file, "utf8").replaceAll(/\{\{([^{}]+\.\w+)\}\}/g, (_, name) =>
    expanded(join(dirname(file), name)).replace(/\n$/, ""));

// What parts of the page of a recording declare, without a document. `globals` are what the parts find outside.
export const load = (names, globals = {}) => {
  const text = names.map((name) => readFileSync(join(folder, "Recording", `${name}.js`), "utf8")).join("\n");
  const declared = Array.from(text.matchAll(/^(?:const|function\*?) (\w+)/gm), ([, name]) => name);
  const body = `"use strict";\n${text}\nreturn { ${declared.join(", ")} };`;
  return new Function(...Object.keys(globals), body)(...Object.values(globals));
};

export const recordingParts = ["values", "changes", "recording", "works"];

// A recording that has been read, from objects or from texts of lines.
export const recordingOf = ({ createRecording }, lines, first = 1) => {
  const recording = createRecording(first);
  recording.append(lines.map((line) => typeof line === "string" ? line : JSON.stringify(line)));
  recording.read(Infinity);
  return recording;
};
