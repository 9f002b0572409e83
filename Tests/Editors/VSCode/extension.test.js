"use strict";

// The extension for Visual Studio Code with the real server, on a copy of the example that SHOP names: STATEKIT_GEN
// names the tool, and EXTENSION the folder of the extension, where it is not the one of the repository. `.ci/check-editors vscode`

const assert = require("assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { after, before, beforeEach, describe, test } = require("node:test");
const vscode = require("vscode");

const { editor } = vscode;
const REPOSITORY = path.resolve(__dirname, "../../..");
const EXTENSION = process.env.EXTENSION ?? path.join(REPOSITORY, "Plugins/VSCode");
const extension = require(EXTENSION);
const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));

// A name that has to be escaped in addresses.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shop é & co "));
const at = (name) => path.join(folder, "Sources", name);
const CART = at("ShopCart/Cart.statekit.json");
const APP = at("Shop/App/App.statekit.json");
/** Runs the server, and says under which number. */
const STARTER = path.join(folder, "start server");

/** Waits for something that the server causes. */
async function until(condition, what) {
  for (let round = 0; round < 3000; round++) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`${what} does not come; the output is ${editor.output.join("\n")}`);
}

/** What a registered provider gives, as the editor asks it. */
function provided(kind, method, ...parameters) {
  const token = { onCancellationRequested: () => ({ dispose() {} }) };
  return editor.providers[kind][method](...parameters, token);
}

function completions(document, position) {
  const token = { onCancellationRequested: () => ({ dispose() {} }) };
  return editor.providers.CompletionItem.provideCompletionItems(document, position, token, { triggerKind: 0 });
}

/** A code may be a link to its page. */
const codeOf = ({ code }) => code.value ?? code;
const mistakes = (file) => (editor.diagnostics[file] ?? []).map(codeOf);
const none = (kind) => (editor.providers[kind] ? false : "the server does not do this");

let subscriptions = [];
const start = () => extension.activate({ subscriptions });
async function stop() {
  await extension.deactivate();
  subscriptions.forEach((one) => one.dispose());
  subscriptions = [];
}

before(async () => {
  fs.cpSync(path.join(process.env.SHOP, "Sources"), path.join(folder, "Sources"), { recursive: true });
  fs.writeFileSync(STARTER, `#!/bin/sh\necho $$ >'${folder}/process'\nexec '${process.env.STATEKIT_GEN}' "$@"\n`, { mode: 0o755 });
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: "Shop" }];
  for (const [name, { default: value }] of Object.entries(manifest.contributes.configuration.properties)) {
    editor.settings[name] = value;
  }
});

after(() => fs.rmSync(folder, { recursive: true }));

describe("the manifest", () => {
  test("names files that are there", () => {
    const { languages, grammars } = manifest.contributes;
    for (const file of [manifest.main, manifest.icon, languages[0].configuration, grammars[0].path]) {
      assert.ok(fs.existsSync(path.join(EXTENSION, file)), file);
    }
    for (const file of fs.readdirSync(EXTENSION).filter((name) => name.endsWith(".json"))) {
      JSON.parse(fs.readFileSync(path.join(EXTENSION, file), "utf8"));
    }
  });

  test("needs nothing that is not in the folder", () => {
    assert.equal(manifest.dependencies, undefined);
    for (const file of fs.readdirSync(EXTENSION).filter((name) => name.endsWith(".js"))) {
      const text = fs.readFileSync(path.join(EXTENSION, file), "utf8");
      for (const [, name] of text.matchAll(/require\("([^"]+)"\)/g)) {
        assert.match(name, /^(\.\/\w+|vscode|os|path|child_process)$/);
      }
    }
  });

  test("is about schemas alone", () => {
    assert.deepEqual(manifest.contributes.languages.map(({ id, extensions }) => [id, extensions]), [
      ["statekit", [".statekit.json"]],
    ]);
    assert.deepEqual(manifest.activationEvents, ["workspaceContains:**/*.statekit.json"]);
  });
});

describe("with a server that has all features", () => {
  const uri = "/app/A b.statekit.json";
  const told = path.join(folder, "told");
  let document;
  /** What the server was told, by method. */
  const messages = (method) =>
    fs.readFileSync(told, "utf8").trim().split("\n").map(JSON.parse).filter((message) => message.method === method);

  before(async () => {
    process.env.TOLD = told;
    editor.settings["statekit.path"] = path.join(__dirname, "server.js");
    document = editor.open(CART);
    await start();
    await until(() => editor.diagnostics[uri], "a mistake");
  });

  after(async () => {
    await stop();
    editor.close(document);
    assert.deepEqual(editor.providers, {});
    assert.deepEqual(editor.watchers, []);
  });

  test("it is told of the window and of the open documents", () => {
    const [{ params }] = messages("initialize");
    assert.equal(params.workspaceFolders[0].uri, vscode.Uri.file(folder).toString());
    assert.deepEqual(params.capabilities.general.positionEncodings, ["utf-16"]);
    const [opened] = messages("textDocument/didOpen");
    assert.equal(opened.params.textDocument.text, document.text);
  });

  test("a mistake has its place, its page and its other places", () => {
    const [mistake] = editor.diagnostics[uri];
    assert.equal(mistake.severity, vscode.DiagnosticSeverity.Warning);
    assert.deepEqual(mistake.code.value, "SK0001");
    assert.equal(mistake.relatedInformation[0].location.uri.fsPath, uri);
  });

  test("its messages and its requests are answered", async () => {
    await until(() => editor.messages.includes("attention"), "a message");
    assert.ok(editor.output.includes("é is one letter"));
    assert.deepEqual(editor.watchers.map(({ pattern }) => pattern), ["**/*.statekit.json", "**/*.swift", "*.txt"]);
    const answer = (id) => fs.readFileSync(told, "utf8").split("\n").filter((line) => line.includes(`"id":"${id}"`))[0];
    await until(() => answer("c"), "an answer");
    assert.deepEqual(JSON.parse(answer("b")).result, [null, null]);
    assert.equal(JSON.parse(answer("c")).error.code, -32601);
  });

  test("completions are snippets, and are explained when they are chosen", async () => {
    const list = await completions(document, document.at("actions"));
    assert.equal(list.isIncomplete, true);
    const [first, old] = list.items;
    assert.equal(first.insertText.value, "${1:x}");
    assert.equal(first.kind, 23);
    assert.ok(first.range.inserting);
    assert.deepEqual(old.tags, [1]);
    const resolved = await provided("CompletionItem", "resolveCompletionItem", first);
    assert.equal(resolved.documentation, "resolved");
    assert.deepEqual(editor.options.CompletionItem, ["."]);
  });

  test("explanations, signatures and colours are shown", async () => {
    const position = document.at("actions");
    assert.equal((await provided("Hover", "provideHover", document, position)).contents[0].value, "**bold**");
    const help = await provided("SignatureHelp", "provideSignatureHelp", document, position);
    assert.deepEqual(help.signatures[0].parameters[0].label, [1, 8]);
    const tokens = await provided("SemanticTokens", "provideDocumentSemanticTokens", document);
    assert.deepEqual([...tokens.data], [0, 1, 3, 0, 0]);
    const range = new vscode.Range(position, position);
    assert.ok(await provided("RangeSemanticTokens", "provideDocumentRangeSemanticTokens", document, range));
  });

  test("it leads to declarations, uses and other places", async () => {
    const position = document.at("actions");
    const [link, plain] = await provided("Definition", "provideDefinition", document, position);
    assert.equal(link.targetUri.fsPath, uri);
    assert.equal(plain.uri.fsPath, uri);
    assert.equal((await provided("Implementation", "provideImplementation", document, position)).length, 1);
    const context = { includeDeclaration: true };
    assert.equal((await provided("Reference", "provideReferences", document, position, context)).length, 1);
    assert.deepEqual(messages("textDocument/references")[0].params.context, context);
    const [highlight] = await provided("DocumentHighlight", "provideDocumentHighlights", document, position);
    assert.equal(highlight.kind, 1);
    const [symbol] = await provided("DocumentSymbol", "provideDocumentSymbols", document);
    assert.equal(symbol.kind, 4);
    const [fold] = await provided("FoldingRange", "provideFoldingRanges", document, {});
    assert.deepEqual([fold.start, fold.end, fold.kind], [0, 2, vscode.FoldingRangeKind.Region]);
  });

  test("a name is changed in all files, or the server says why not", async () => {
    const position = document.at("added");
    const name = await provided("Rename", "prepareRename", document, position);
    assert.equal(name.placeholder, "added");
    const { entries } = await provided("Rename", "provideRenameEdits", document, position, "put");
    assert.deepEqual(entries.map((entry) => Object.keys(entry)), [
      ["uri", "edits", "metadata"],
      ["uri", "edits", "metadata"],
      ["uri", "created"],
      ["uri", "to"],
      ["uri", "deleted"],
    ]);
    assert.deepEqual(entries.map(({ metadata }) => metadata?.needsConfirmation), [undefined, true, ...Array(3)]);
    await assert.rejects(provided("Rename", "provideRenameEdits", document, position, "wrong"), /that is no name/);
  });

  test("a mistake is mended by an action, and a command of the server runs", async () => {
    const [mistake] = editor.diagnostics[uri];
    const only = vscode.CodeActionKind.Empty.append("quickfix");
    const context = { diagnostics: [mistake], only };
    const actions = await provided("CodeActions", "provideCodeActions", document, mistake.range, context);
    const [{ params }] = messages("textDocument/codeAction");
    assert.equal(params.context.diagnostics[0].code, "SK0001");
    assert.deepEqual(params.context.only, ["quickfix"]);
    assert.deepEqual(actions[0].diagnostics, [mistake]);
    assert.equal(actions[0].kind.value, "quickfix");
    const resolved = await provided("CodeActions", "resolveCodeAction", actions[0]);
    assert.equal(resolved.edit.entries.length, 1);
    await editor.commands["statekit.execute"](...actions[1].arguments);
    assert.deepEqual(messages("workspace/executeCommand")[0].params, { command: "mend", arguments: [1] });
  });
});

describe("with statekit-gen, on Examples/Shop", () => {
  beforeEach(() => {
    editor.output = [];
    editor.messages = [];
  });

  before(async () => {
    // Relative to the folder of the window.
    editor.settings["statekit.path"] = "./start server";
    editor.messages = [];
    await start();
    assert.deepEqual(editor.messages, []);
  });

  after(stop);

  test("a mistake is shown as it is typed, and is gone when it is mended", async () => {
    const document = editor.open(CART);
    editor.type(document, '"payload"', '"paylod"');
    const [mistake] = await until(() => editor.diagnostics[CART]?.[0] && editor.diagnostics[CART], "a mistake");
    assert.equal(codeOf(mistake), "SK0201");
    assert.equal(mistake.severity, vscode.DiagnosticSeverity.Error);
    assert.deepEqual(mistake.range.start, document.at('"paylod"'));
    assert.deepEqual(mistake.range.end, document.at('"paylod"', 8));
    editor.type(document, '"paylod"', '"payload"');
    await until(() => mistakes(CART).length === 0, "the end of the mistake");
    editor.close(document);
  });

  test("several changes of one moment, and letters of more than one unit", async () => {
    const document = editor.open(CART);
    const place = (text) => new vscode.Range(document.at(text), document.at(text, text.length));
    editor.edit(document, [
      { range: place('"emptied": {}'), newText: '"emptied": { "doc": "😀", "nothing": 1 }' },
      { range: place("The products"), newText: "Les 😀 produits" },
    ]);
    const [mistake] = await until(() => editor.diagnostics[CART]?.[0] && editor.diagnostics[CART], "a mistake");
    assert.deepEqual(mistake.range.start, document.at('"nothing"'));
    editor.close(document);
    await until(() => mistakes(CART).length === 0, "the text of the disk");
  });

  test("keys and words are completed behind their quotes", async () => {
    const document = editor.open(CART);
    editor.type(document, '"emptied": {}', '"emptied": { "vis }');
    const { items } = await completions(document, document.at('"vis', 4));
    const visibility = items.find(({ label }) => label === "visibility");
    assert.equal(visibility.insertText.value, 'visibility": "$0"');
    assert.deepEqual(visibility.range.start, document.at('"vis', 1));
    assert.ok(visibility.documentation);
    assert.equal(visibility.filterText, "visibility");
    editor.type(document, '"vis', '"visibility": ""');
    const words = (await completions(document, document.at('"visibility": ""', 15))).items;
    assert.ok(words.some(({ label }) => label === "delegate"), words.map(({ label }) => label).join());
    editor.close(document);
  });

  test("a key is explained", async () => {
    const document = editor.open(CART);
    const hover = await provided("Hover", "provideHover", document, document.at('"visibility"', 3));
    assert.match(hover.contents[0].value, /\w+ \w+/);
    assert.equal(await provided("Hover", "provideHover", document, document.at("The products")), undefined);
    editor.close(document);
  });

  test("a schema is formatted", async () => {
    const document = editor.open(CART);
    const text = document.text;
    editor.type(document, '"emptied": {},\n', '"emptied": {\n},');
    const options = { tabSize: 2, insertSpaces: true };
    editor.edit(document, await provided("Formatting", "provideDocumentFormattingEdits", document, options));
    assert.equal(document.text, text);
    assert.deepEqual(await provided("Formatting", "provideDocumentFormattingEdits", document, options), []);
    editor.close(document);
  });

  test("domains and what they declare are listed, found and folded", async () => {
    const document = editor.open(CART);
    const symbols = await provided("DocumentSymbol", "provideDocumentSymbols", document);
    assert.deepEqual(symbols.map(({ name }) => name), ["Cart", "CartRow", "CartError"]);
    assert.ok(symbols[0].children.some(({ name, kind }) => name === "added" && kind === 23));
    const found = await provided("WorkspaceSymbol", "provideWorkspaceSymbols", "checkouttapped");
    assert.deepEqual(found.map(({ name, location }) => [name, location.uri.fsPath]), [["checkoutTapped", CART]]);
    const folds = await provided("FoldingRange", "provideFoldingRanges", document, {});
    assert.ok(folds.some(({ start }) => start === document.at('"Cart": {').line));
    editor.close(document);
  });

  test("files that come and go beside the editor are noticed", async () => {
    const other = at("ShopCart/Other.statekit.json");
    editor.write(other, "{");
    await until(() => mistakes(other).length === 1, "a mistake in the new file");
    editor.write(other);
    await until(() => mistakes(other).length === 0, "the end of the file's mistakes");
    const text = fs.readFileSync(CART, "utf8");
    editor.write(CART, text.replace('"added"', '"addedOnce"'));
    await until(() => mistakes(APP).length > 0, "a mistake in the schema that uses this one");
    editor.write(CART, text);
    await until(() => mistakes(APP).length === 0, "the end of it");
  });

  test("a request that is not wanted any more has no result", async () => {
    const document = editor.open(CART);
    const token = { onCancellationRequested: (cancel) => (cancel(), { dispose() {} }) };
    const found = await editor.providers.WorkspaceSymbol.provideWorkspaceSymbols("", token);
    assert.ok(found === undefined || found.length > 0);
    assert.deepEqual(editor.output, []);
    editor.close(document);
  });

  test("paths are completed", async (t) => {
    const document = editor.open(APP);
    editor.type(document, '"dispatch": "detail.opened"', '"dispatch": "cart."');
    const { items } = await completions(document, document.at('"cart."', 6));
    if (items.length === 0) t.skip("the server does not do this");
    else assert.ok(items.some((item) => item.label.includes("emptied")), items.map(({ label }) => label).join());
    editor.close(document);
  });

  test("a path leads to its action, and an action to its uses", async (t) => {
    if (none("Definition")) return t.skip(none("Definition"));
    const app = editor.open(APP);
    const targets = await provided("Definition", "provideDefinition", app, app.at('"dispatch": "cart.added"', 19));
    const file = (target) => (target.targetUri ?? target.uri).fsPath;
    assert.ok(targets.some((target) => file(target) === CART), targets.map(file).join());
    const cart = editor.open(CART);
    const handlers = await provided("Implementation", "provideImplementation", cart, cart.at('"added"', 2));
    assert.ok(handlers.some((target) => file(target) === at("ShopCart/CartReducer.swift")));
    const context = { includeDeclaration: false };
    const uses = await provided("Reference", "provideReferences", cart, cart.at('"added"', 2), context);
    assert.ok(uses.some(({ uri }) => uri.fsPath === APP));
    editor.close(app);
    editor.close(cart);
  });

  test("an action gets another name in schemas and in Swift", async (t) => {
    if (none("Rename")) return t.skip(none("Rename"));
    const cart = editor.open(CART);
    const edit = await provided("Rename", "provideRenameEdits", cart, cart.at('"emptied"', 2), "cleared");
    await vscode.workspace.applyEdit(edit);
    assert.match(cart.text, /"cleared": \{[^}]*"was": \["emptied"\]/);
    assert.match(fs.readFileSync(APP, "utf8"), /"dispatch": "cart\.cleared"/);
    assert.match(fs.readFileSync(at("ShopCart/CartReducer.swift"), "utf8"), /func cleared\(/);
    editor.write(CART, cart.text);
    editor.write(APP, fs.readFileSync(APP, "utf8"));
    editor.close(cart);
    await until(() => mistakes(CART).length + mistakes(APP).length === 0, "a shop without mistakes");
  });

  test("a name follows in Swift that is not saved, and in nothing else that is not", async () => {
    const reducer = at("ShopCart/CartReducer.swift");
    const cart = editor.open(CART);
    const rename = () => provided("Rename", "provideRenameEdits", cart, cart.at('"added"', 2), "put");
    const swift = editor.open(reducer, `// 😀 on top.\n${fs.readFileSync(reducer, "utf8")}`);
    const wanted = swift.text.replace("func added(", "func put(");
    const found = await rename();
    const edits = found.entries.filter(({ uri }) => uri.fsPath === reducer);
    editor.edit(swift, edits.flatMap((entry) => entry.edits));
    assert.equal(swift.text, wanted);
    editor.type(swift, "func put(", "func added(");
    // A text that changes while the server thinks.
    const late = rename();
    editor.type(swift, "on top", "at the top");
    await assert.rejects(late, /CartReducer\.swift has changed meanwhile/);
    editor.close(swift);
    // A text that the editor does not tell of.
    const other = editor.open(reducer, "// not saved\n", "plaintext");
    await assert.rejects(rename(), /CartReducer\.swift is not saved/);
    editor.close(other);
    await rename();
    editor.close(cart);
  });

  test("a word that is nearly right is mended", async (t) => {
    if (none("CodeActions")) return t.skip(none("CodeActions"));
    const document = editor.open(CART);
    editor.type(document, '"payload"', '"paylod"');
    const [mistake] = await until(() => editor.diagnostics[CART]?.[0] && editor.diagnostics[CART], "a mistake");
    const context = { diagnostics: [mistake] };
    const actions = await provided("CodeActions", "provideCodeActions", document, mistake.range, context);
    const action = actions.find(({ title }) => title.includes("payload"));
    assert.ok(action, actions.map(({ title }) => title).join());
    const { edit } = action.edit ? action : await provided("CodeActions", "resolveCodeAction", action);
    await vscode.workspace.applyEdit(edit);
    assert.ok(document.text.includes('"payload": "(product: Product)"'));
    editor.close(document);
  });

  test("names are coloured, and payloads are explained as they are typed", async (t) => {
    if (none("SemanticTokens") && none("SignatureHelp")) return t.skip(none("SemanticTokens"));
    const document = editor.open(CART);
    if (editor.providers.SemanticTokens) {
      const { data } = await provided("SemanticTokens", "provideDocumentSemanticTokens", document);
      assert.ok(data.length > 0 && data.length % 5 === 0);
    }
    editor.close(document);
  });

  test("a server that is killed is reported, and started again", async () => {
    const document = editor.open(CART);
    editor.choice = "Restart";
    process.kill(Number(fs.readFileSync(path.join(folder, "process"), "utf8")), "SIGKILL");
    const message = await until(() => editor.messages[0], "a message");
    assert.match(message, /does not run/);
    await until(() => editor.providers.Hover, "the new server");
    editor.type(document, '"payload"', '"paylod"');
    await until(() => mistakes(CART).includes("SK0201"), "a mistake");
    editor.close(document);
  });

  test("a tool that is not there is reported, and found with another setting", async () => {
    editor.choice = "Open Settings";
    editor.set({ "statekit.path": "statekit-gen-of-nobody" });
    await until(() => editor.messages.length === 2, "a message");
    assert.match(editor.messages[0], /ENOENT/);
    assert.equal(editor.messages[1], "workbench.action.openSettings statekit.path");
    process.env.PATH = `${path.dirname(process.env.STATEKIT_GEN)}:${process.env.PATH}`;
    editor.set({ "statekit.path": "statekit-gen" });
    await until(() => editor.providers.Hover, "the server of the PATH");
  });
});
