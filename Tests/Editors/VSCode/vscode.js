"use strict";

// What the extension uses of Visual Studio Code, without a window: documents, settings, files that are watched, and the
// providers that were registered. `editor` is what a person does.

const fs = require("fs");

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(fsPath) {
    this.fsPath = fsPath;
  }

  static file = (path) => new Uri(path);
  static parse = (text) => new Uri(decodeURIComponent(new URL(text).pathname));

  /** With more escapes than a server may expect, as in the editor. */
  toString = () => `file://${this.fsPath.split("/").map(encodeURIComponent).join("/")}`;
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }

  static from = (...all) => new Disposable(() => all.forEach((one) => one.dispose()));
}

class Event {
  listeners = new Set();

  listen = (listener) => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };

  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
}

class MarkdownString {
  constructor(value = "") {
    this.value = value;
  }

  appendText(text) {
    this.value += text;
    return this;
  }

  appendCodeblock(text, language) {
    this.value += `\`\`\`${language}\n${text}\n\`\`\``;
    return this;
  }
}

class WorkspaceEdit {
  entries = [];

  replace = (uri, range, newText, metadata) => this.entries.push({ uri, edits: [{ range, newText }], metadata });
  createFile = (uri) => this.entries.push({ uri, created: true });
  deleteFile = (uri) => this.entries.push({ uri, deleted: true });
  renameFile = (uri, to) => this.entries.push({ uri, to });
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }

  append = (part) => new CodeActionKind([this.value, part].filter(Boolean).join("."));
}
CodeActionKind.Empty = new CodeActionKind("");

/** A class whose values have the parameters of its initializer as properties. */
function plain(...names) {
  return class {
    constructor(...parameters) {
      names.forEach((name, index) => (this[name] = parameters[index]));
    }
  };
}

class Document {
  constructor(path, text, languageId) {
    const isDirty = !fs.existsSync(path) || fs.readFileSync(path, "utf8") !== text;
    Object.assign(this, { uri: Uri.file(path), text, version: 1, isDirty });
    const languages = { ".statekit.json": "statekit", ".swift": "swift" };
    const end = Object.keys(languages).find((one) => path.endsWith(one));
    this.languageId = languageId ?? languages[end] ?? "plaintext";
  }

  getText = () => this.text;

  /** The position before a text. */
  at(text, further = 0) {
    const offset = this.text.indexOf(text);
    if (offset < 0) throw new Error(`'${text}' is not in ${this.uri.fsPath}`);
    return this.position(offset + further);
  }

  position(offset) {
    const lines = this.text.slice(0, offset).split("\n");
    return new Position(lines.length - 1, lines.at(-1).length);
  }

  offset({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
}

function applied(document, edits) {
  const offsets = edits.map(({ range, newText }) => [document.offset(range.start), document.offset(range.end), newText]);
  offsets.sort((one, other) => other[0] - one[0]);
  return offsets.reduce((text, [start, end, more]) => text.slice(0, start) + more + text.slice(end), document.text);
}

const events = Object.fromEntries(
  ["open", "change", "close", "folders", "configuration"].map((name) => [name, new Event()]),
);

const editor = {
  settings: {},
  /** The registered providers by what they give: `editor.providers.Hover`. */
  providers: {},
  /** Those of the parameters of a registration that are no provider. */
  options: {},
  commands: {},
  /** By path. */
  diagnostics: {},
  messages: [],
  /** What is chosen in the next message. */
  choice: undefined,
  output: [],
  watchers: [],

  open(path, text = fs.readFileSync(path, "utf8"), languageId) {
    const document = new Document(path, text, languageId);
    vscode.workspace.textDocuments.push(document);
    events.open.fire(document);
    return document;
  },

  /** Puts a text in place of another one. */
  type(document, old, text) {
    const start = document.at(old);
    const end = document.at(old, old.length);
    this.edit(document, [{ range: new Range(start, end), newText: text }]);
  },

  edit(document, edits) {
    document.text = applied(document, edits);
    document.version += 1;
    document.isDirty = true;
    const contentChanges = edits.map(({ range, newText }) => ({ range, text: newText }));
    events.change.fire({ document, contentChanges });
  },

  close(document) {
    vscode.workspace.textDocuments = vscode.workspace.textDocuments.filter((one) => one !== document);
    events.close.fire(document);
  },

  /** Writes a file, or removes it where there is no text, beside the editor. */
  write(path, text) {
    const existed = fs.existsSync(path);
    if (text === undefined) fs.rmSync(path);
    else fs.writeFileSync(path, text);
    const event = text === undefined ? "deleted" : existed ? "changed" : "created";
    for (const watcher of this.watchers.filter(({ pattern }) => path.endsWith(pattern.replace("**/*", "")))) {
      watcher[event].fire(Uri.file(path));
    }
  },

  set(settings) {
    Object.assign(this.settings, settings);
    events.configuration.fire({ affectsConfiguration: (name) => name === "statekit" });
  },
};

function register(kind) {
  return (...parameters) => {
    const provider = parameters.find((one) => Object.keys(one).some((key) => key.startsWith("provide")));
    editor.providers[kind] = provider;
    editor.options[kind] = parameters.slice(parameters.indexOf(provider) + 1);
    return new Disposable(() => delete editor.providers[kind]);
  };
}

const vscode = {
  CodeAction: plain("title", "kind"),
  CodeActionKind,
  CompletionItem: plain("label", "kind"),
  CompletionItemTag: { Deprecated: 1 },
  CompletionList: plain("items", "isIncomplete"),
  Diagnostic: plain("range", "message", "severity"),
  DiagnosticRelatedInformation: plain("location", "message"),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  Disposable,
  DocumentHighlight: plain("range", "kind"),
  DocumentSymbol: plain("name", "detail", "kind", "range", "selectionRange"),
  FoldingRange: plain("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  Hover: plain("contents", "range"),
  Location: plain("uri", "range"),
  MarkdownString,
  ParameterInformation: plain("label", "documentation"),
  Position,
  Range,
  RelativePattern: plain("base", "pattern"),
  SemanticTokens: plain("data", "resultId"),
  SemanticTokensLegend: plain("tokenTypes", "tokenModifiers"),
  SignatureHelp: plain(),
  SignatureInformation: plain("label", "documentation"),
  SnippetString: plain("value"),
  SymbolInformation: plain("name", "kind", "containerName", "location"),
  TextEdit: plain("range", "newText"),
  Uri,
  WorkspaceEdit,
  version: "1.0.0",
  editor,
  commands: {
    registerCommand(name, action) {
      editor.commands[name] = action;
      return new Disposable(() => delete editor.commands[name]);
    },
    executeCommand: (name, ...parameters) => editor.messages.push([name, ...parameters].join(" ")),
  },
  languages: {
    match: (selectors, { languageId }) => (selectors.some(({ language }) => language === languageId) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => (editor.diagnostics[uri.fsPath] = diagnostics),
      dispose: () => (editor.diagnostics = {}),
    }),
    registerCodeActionsProvider: register("CodeActions"),
    registerCompletionItemProvider: register("CompletionItem"),
    registerDefinitionProvider: register("Definition"),
    registerDocumentFormattingEditProvider: register("Formatting"),
    registerDocumentHighlightProvider: register("DocumentHighlight"),
    registerDocumentRangeSemanticTokensProvider: register("RangeSemanticTokens"),
    registerDocumentSemanticTokensProvider: register("SemanticTokens"),
    registerDocumentSymbolProvider: register("DocumentSymbol"),
    registerFoldingRangeProvider: register("FoldingRange"),
    registerHoverProvider: register("Hover"),
    registerImplementationProvider: register("Implementation"),
    registerReferenceProvider: register("Reference"),
    registerRenameProvider: register("Rename"),
    registerSignatureHelpProvider: register("SignatureHelp"),
    registerWorkspaceSymbolProvider: register("WorkspaceSymbol"),
  },
  window: {
    createOutputChannel: () => ({ appendLine: (line) => editor.output.push(line), dispose() {} }),
    async showErrorMessage(message) {
      editor.messages.push(message);
      const choice = editor.choice;
      editor.choice = undefined;
      return choice;
    },
    showInformationMessage: async (message) => void editor.messages.push(message),
    showWarningMessage: async (message) => void editor.messages.push(message),
  },
  workspace: {
    workspaceFolders: [],
    textDocuments: [],
    getConfiguration: (section) => ({ get: (key) => editor.settings[`${section}.${key}`] }),
    onDidOpenTextDocument: events.open.listen,
    onDidChangeTextDocument: events.change.listen,
    onDidCloseTextDocument: events.close.listen,
    onDidChangeWorkspaceFolders: events.folders.listen,
    onDidChangeConfiguration: events.configuration.listen,
    createFileSystemWatcher(pattern) {
      const [created, changed, deleted] = [new Event(), new Event(), new Event()];
      const watcher = { pattern: pattern.pattern ?? pattern, created, changed, deleted };
      editor.watchers.push(watcher);
      return {
        onDidCreate: created.listen,
        onDidChange: changed.listen,
        onDidDelete: deleted.listen,
        dispose: () => (editor.watchers = editor.watchers.filter((one) => one !== watcher)),
      };
    },
    async applyEdit(edit) {
      // All edits of a file are for the text that it had.
      const files = new Map();
      for (const entry of edit.entries) files.set(entry.uri.fsPath, [...(files.get(entry.uri.fsPath) ?? []), entry]);
      for (const entries of files.values()) {
        const [{ uri }] = entries;
        const edits = entries.flatMap((entry) => entry.edits);
        const open = vscode.workspace.textDocuments.find((one) => one.uri.fsPath === uri.fsPath);
        if (open) editor.edit(open, edits);
        else fs.writeFileSync(uri.fsPath, applied(new Document(uri.fsPath, fs.readFileSync(uri.fsPath, "utf8")), edits));
      }
      return true;
    },
  },
};

module.exports = vscode;
