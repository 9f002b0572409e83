"use strict";

const os = require("os");
const path = require("path");
const vscode = require("vscode");
const { Client, ResponseError } = require("./client");
const { CAPABILITIES, FOLLOWED, register } = require("./features");
const values = require("./values");

const SCHEMAS = "**/*.statekit.json";

/** A running server: what the editor does goes to it, and what it says is shown. */
class Session {
  /** `ended` is called with a reason where the server ends without being asked to. */
  constructor(output, ended) {
    this.output = output;
    this.disposables = [];
    this.watchers = new Map();
    this.diagnostics = this.keep(vscode.languages.createDiagnosticCollection("statekit"));
    /** The diagnostics of the protocol, by those of the editor. */
    this.known = new WeakMap();
    this.ask = this.ask.bind(this);
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    this.client = new Client(tool(folder), ["lsp"], folder, {
      ended: (reason) => {
        this.dispose();
        ended(reason);
      },
      notification: (method, parameters) => this.notice(method, parameters),
      request: (method, parameters) => this.answer(method, parameters),
    });
  }

  async start() {
    const documentation = vscode.workspace.getConfiguration("statekit").get("documentation");
    const folders = vscode.workspace.workspaceFolders ?? [];
    const { capabilities } = await this.client.request("initialize", {
      processId: process.pid,
      clientInfo: { name: "Visual Studio Code", version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(asFolder),
      initializationOptions: documentation ? { documentation } : {},
      capabilities: CAPABILITIES,
    });
    this.client.notify("initialized", {});
    this.follow();
    this.keep(register(this, capabilities));
  }

  async stop() {
    await this.client.stop();
    this.dispose();
  }

  dispose() {
    for (const disposable of [...this.disposables, ...this.watchers.values()]) disposable.dispose();
    this.disposables = [];
    this.watchers.clear();
  }

  keep(disposable) {
    this.disposables.push(disposable);
    return disposable;
  }

  /**
   * The converted result of a request. A failure is written down, and the editor shows nothing; `isShown` lets it show the
   * server's reason.
   */
  async ask(method, parameters, token, convert, isShown = false) {
    try {
      const result = await this.client.request(method, parameters, token);
      return result == null ? undefined : convert(result);
    } catch (error) {
      if (error instanceof ResponseError && error.isOutdated) return undefined;
      this.output.appendLine(`${method}: ${error.message}`);
      if (isShown) throw error;
      return undefined;
    }
  }

  // What the editor does.

  follow() {
    const isFollowed = (document) => vscode.languages.match(FOLLOWED, document) > 0;
    const open = (document) => {
      if (!isFollowed(document)) return;
      const { languageId, version } = document;
      const textDocument = { ...values.asDocument(document), languageId, version, text: document.getText() };
      this.client.notify("textDocument/didOpen", { textDocument });
    };
    const { workspace } = vscode;
    this.keep(workspace.onDidOpenTextDocument(open));
    this.keep(workspace.onDidChangeTextDocument((event) => this.change(event, isFollowed)));
    this.keep(
      workspace.onDidCloseTextDocument((document) => {
        if (!isFollowed(document)) return;
        this.client.notify("textDocument/didClose", { textDocument: values.asDocument(document) });
      }),
    );
    this.keep(
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const event = { added: added.map(asFolder), removed: removed.map(asFolder) };
        this.client.notify("workspace/didChangeWorkspaceFolders", { event });
      }),
    );
    this.keep(
      vscode.commands.registerCommand("statekit.execute", (command, ...parameters) =>
        this.ask("workspace/executeCommand", { command, arguments: parameters }, undefined, (value) => value, true),
      ),
    );
    this.watch(SCHEMAS);
    workspace.textDocuments.forEach(open);
  }

  change({ document, contentChanges }, isFollowed) {
    // An event without a change says that a document was saved, or is not saved any more.
    if (!isFollowed(document) || contentChanges.length === 0) return;
    this.client.notify("textDocument/didChange", {
      textDocument: { ...values.asDocument(document), version: document.version },
      // The editor gives the changes of one moment from the last to the first, each for the text before all of them.
      contentChanges: contentChanges.map(({ range, text }) => ({ range: values.asRange(range), text })),
    });
  }

  /** Tells the server of files that come, change and go. */
  watch(pattern) {
    const key = JSON.stringify(pattern);
    if (this.watchers.has(key)) return;
    const glob =
      typeof pattern === "string"
        ? pattern
        : new vscode.RelativePattern(vscode.Uri.parse(pattern.baseUri.uri ?? pattern.baseUri), pattern.pattern);
    const watcher = vscode.workspace.createFileSystemWatcher(glob);
    const tell = (type) => (uri) =>
      this.client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    watcher.onDidCreate(tell(1));
    watcher.onDidChange(tell(2));
    watcher.onDidDelete(tell(3));
    this.watchers.set(key, watcher);
  }

  // What the server says.

  notice(method, parameters) {
    if (method === "textDocument/publishDiagnostics") {
      const diagnostics = parameters.diagnostics.map((value) => {
        const diagnostic = values.diagnostic(value);
        this.known.set(diagnostic, value);
        return diagnostic;
      });
      this.diagnostics.set(vscode.Uri.parse(parameters.uri), diagnostics);
    } else if (method === "window/logMessage") {
      this.output.appendLine(parameters.message);
    } else if (method === "window/showMessage") {
      const show = { 1: "showErrorMessage", 2: "showWarningMessage" }[parameters.type] ?? "showInformationMessage";
      vscode.window[show](parameters.message);
    }
  }

  async answer(method, parameters) {
    switch (method) {
      case "client/registerCapability":
        for (const { method, registerOptions } of parameters.registrations) {
          if (method !== "workspace/didChangeWatchedFiles") continue;
          for (const { globPattern } of registerOptions.watchers) this.watch(globPattern);
        }
        return null;
      case "client/unregisterCapability":
        return null;
      case "workspace/applyEdit":
        return { applied: await vscode.workspace.applyEdit(values.workspaceEdit(parameters.edit)) };
      case "workspace/configuration":
        return parameters.items.map(() => null);
      default:
        throw new ResponseError({ code: -32601, message: `there is no method '${method}'` });
    }
  }
}

const asFolder = ({ uri, name }) => ({ uri: uri.toString(), name });

/** The tool of the settings: a name is looked up on the PATH. */
function tool(folder) {
  const setting = vscode.workspace.getConfiguration("statekit").get("path") || "statekit-gen";
  if (setting.startsWith("~/")) return path.join(os.homedir(), setting.slice(2));
  if (/[\\/]/.test(setting) && folder) return path.resolve(folder, setting);
  return setting;
}

module.exports = { Session };
