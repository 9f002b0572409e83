#!/usr/bin/env node
"use strict";

// A server that has every feature the extension can show, and one answer for each request. What it is told is in the
// file that TOLD names.

const fs = require("fs");

const range = { start: { line: 0, character: 1 }, end: { line: 0, character: 4 } };
const uri = "file:///app/A%20b.statekit.json";
const edit = { range, newText: "new" };

const answers = {
  initialize: {
    capabilities: {
      completionProvider: { triggerCharacters: ["."], resolveProvider: true },
      hoverProvider: true,
      signatureHelpProvider: { triggerCharacters: ["("] },
      definitionProvider: true,
      implementationProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      renameProvider: { prepareProvider: true },
      codeActionProvider: { codeActionKinds: ["quickfix"], resolveProvider: true },
      documentFormattingProvider: true,
      documentSymbolProvider: true,
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: ["event"], tokenModifiers: [] },
        full: true,
        range: true,
      },
    },
  },
  shutdown: null,
  "textDocument/completion": {
    isIncomplete: true,
    items: [
      { label: "cart.added", kind: 24, insertTextFormat: 2, textEdit: { insert: range, replace: range, newText: "${1:x}" } },
      { label: "old", tags: [1], detail: "an action" },
    ],
  },
  "completionItem/resolve": { label: "cart.added", documentation: "resolved", detail: "later" },
  "textDocument/hover": { contents: { kind: "markdown", value: "**bold**" }, range },
  "textDocument/signatureHelp": {
    signatures: [{ label: "(product: Product)", parameters: [{ label: [1, 8], documentation: "a parameter" }] }],
    activeParameter: 0,
  },
  "textDocument/definition": [
    { targetUri: uri, targetRange: range, targetSelectionRange: range, originSelectionRange: range },
    { uri, range },
  ],
  "textDocument/implementation": { uri, range },
  "textDocument/references": [{ uri, range }],
  "textDocument/documentHighlight": [{ range, kind: 2 }],
  "textDocument/prepareRename": { range, placeholder: "added" },
  "textDocument/rename": {
    changes: { [uri]: [edit] },
    documentChanges: [
      { textDocument: { uri, version: 1 }, edits: [{ ...edit, annotationId: "unsure" }] },
      { kind: "create", uri },
      { kind: "rename", oldUri: uri, newUri: uri },
      { kind: "delete", uri },
    ],
    changeAnnotations: { unsure: { label: "Perhaps", needsConfirmation: true } },
  },
  "textDocument/codeAction": [
    {
      title: "Mend",
      kind: "quickfix",
      isPreferred: true,
      diagnostics: [{ range, severity: 2, code: "SK0001", message: "wrong" }],
    },
    { title: "Run", command: "mend", arguments: [1] },
  ],
  "codeAction/resolve": { edit: { changes: { [uri]: [edit] } } },
  "workspace/executeCommand": null,
  "textDocument/formatting": [edit],
  "textDocument/documentSymbol": [{ name: "Cart", kind: 5, location: { uri, range } }],
  "workspace/symbol": [{ name: "Cart", kind: 5, location: { uri, range } }],
  "textDocument/foldingRange": [{ startLine: 0, endLine: 2, kind: "region" }],
  "textDocument/semanticTokens/full": { data: [0, 1, 3, 0, 0] },
  "textDocument/semanticTokens/range": { data: [0, 1, 3, 0, 0] },
};

function send(message) {
  const content = JSON.stringify({ jsonrpc: "2.0", ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`);
}

/** What a server asks for by itself. */
function begin() {
  const watchers = [{ globPattern: "**/*.swift" }, { globPattern: { baseUri: "file:///app", pattern: "*.txt" } }];
  const registrations = [{ id: "1", method: "workspace/didChangeWatchedFiles", registerOptions: { watchers } }];
  send({ id: "a", method: "client/registerCapability", params: { registrations } });
  send({ id: "b", method: "workspace/configuration", params: { items: [{}, {}] } });
  send({ id: "c", method: "no/method", params: {} });
  send({ method: "window/logMessage", params: { type: 3, message: "é is one letter" } });
  send({ method: "window/showMessage", params: { type: 2, message: "attention" } });
  const mistake = { range, severity: 2, code: "SK0001", message: "wrong", source: "statekit" };
  const codeDescription = { href: "https://example.org/sk0001" };
  const relatedInformation = [{ location: { uri, range }, message: "here" }];
  const diagnostics = [{ ...mistake, codeDescription, relatedInformation }];
  send({ method: "textDocument/publishDiagnostics", params: { uri, diagnostics } });
}

let input = Buffer.alloc(0);
process.stdin.on("data", (bytes) => {
  input = Buffer.concat([input, bytes]);
  for (;;) {
    const end = input.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/\d+/.exec(input.toString("utf8", 0, end))[0]);
    if (input.length < end + 4 + length) return;
    const message = JSON.parse(input.toString("utf8", end + 4, end + 4 + length));
    input = input.subarray(end + 4 + length);
    fs.appendFileSync(process.env.TOLD, `${JSON.stringify(message)}\n`);
    if (message.method === "exit") process.exit(0);
    if (message.method === "initialized") begin();
    if (message.id === undefined || message.method === undefined) continue;
    if (message.params?.newName === "wrong") {
      send({ id: message.id, error: { code: -32803, message: "that is no name" } });
    } else {
      send({ id: message.id, result: answers[message.method] });
    }
  }
});
