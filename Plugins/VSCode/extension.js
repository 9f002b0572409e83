"use strict";

const vscode = require("vscode");
const { Session } = require("./session");

let output;
let session;
/** Starts come one after the other. */
let last = Promise.resolve();

function activate(context) {
  output = vscode.window.createOutputChannel("StateKit");
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("statekit.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("statekit")) restart();
    }),
  );
  return restart();
}

function restart() {
  last = last.then(async () => {
    await session?.stop();
    session = new Session(output, complain);
    // Of a server that has ended `complain` says why.
    await session.start().catch((error) => session && output.appendLine(error.message));
  });
  return last;
}

/** Shows why the server has ended. */
async function complain(reason) {
  session = undefined;
  output.appendLine(reason);
  const message = `The language server of StateKit does not run: ${reason.split("\n")[0]}. Is statekit-gen installed, or its path in the setting statekit.path?`;
  const choice = await vscode.window.showErrorMessage(message, "Restart", "Open Settings");
  if (choice === "Restart") await restart();
  if (choice === "Open Settings") await vscode.commands.executeCommand("workbench.action.openSettings", "statekit.path");
}

async function deactivate() {
  await last;
  await session?.stop();
  session = undefined;
}

module.exports = { activate, deactivate };
