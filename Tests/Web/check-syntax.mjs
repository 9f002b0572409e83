// Compiles each script of the pages, alone and as it stands in a page. That is what `node --check` does, without a process for
// each. In style sheets it counts braces. The argument is the folder of the pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import { expanded, folder } from "./pages.mjs";

const root = process.argv[2] ?? folder;
const checks = {
  // Alone it may be the inside of a function.
  js: (file) => vm.compileFunction(expanded(file), [], { filename: file }),
  css: (file) => {
    let braces = expanded(file).replaceAll(/\/\*.*?\*\/|"(?:[^"\\]|\\.)*"/gs, "").replaceAll(/[^{}]/g, "");
    while (braces.includes("{}")) braces = braces.replaceAll("{}", "");
    if (braces) throw new SyntaxError(`${file} has braces without a partner: ${braces}`);
  },
  html: (file) => {
    const scripts = Array.from(expanded(file).matchAll(/<script>\n(.*?)<\/script>/gs), ([, text]) => text);
    if (scripts.length === 0) throw new SyntaxError(`${file} has no script`);
    for (const text of scripts) new vm.Script(text, { filename: `${file}, line of the script` });
  },
};
const files = readdirSync(root, { recursive: true }).filter((name) => name.includes(".")).sort();
for (const name of files) {
  try {
    checks[name.split(".").at(-1)](join(root, name));
  } catch (error) {
    process.exitCode = 1;
    // The file, the line and the place in it.
    console.error(`error: ${error.stack.split("\n    at ")[0]}`);
  }
}
console.log(`${files.length} files of pages were compiled`);
