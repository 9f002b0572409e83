"use strict";

// Values of the protocol as values of the editor, and back. Both count characters in UTF-16.

const vscode = require("vscode");

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const list = (value) => (value == null ? [] : Array.isArray(value) ? value : [value]);
const optional = (value, convert) => (value == null ? undefined : convert(value));

/** Plain text is shown as it is. */
function markup(value) {
  if (typeof value === "string") return new vscode.MarkdownString(value);
  if (value.kind === "markdown") return new vscode.MarkdownString(value.value);
  if (value.language !== undefined) return new vscode.MarkdownString().appendCodeblock(value.value, value.language);
  return new vscode.MarkdownString().appendText(value.value);
}

const documentation = (value) => (typeof value === "string" ? value : markup(value));

function diagnostic(value) {
  const severity = [undefined, "Error", "Warning", "Information", "Hint"][value.severity ?? 1];
  const result = new vscode.Diagnostic(range(value.range), value.message, vscode.DiagnosticSeverity[severity]);
  result.source = value.source;
  const href = value.codeDescription?.href;
  result.code = href ? { value: value.code, target: vscode.Uri.parse(href) } : value.code;
  result.relatedInformation = value.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
  );
  result.tags = value.tags;
  return result;
}

function definition(value) {
  if (value.targetUri === undefined) return location(value);
  return {
    originSelectionRange: optional(value.originSelectionRange, range),
    targetUri: vscode.Uri.parse(value.targetUri),
    targetRange: range(value.targetRange),
    targetSelectionRange: range(value.targetSelectionRange),
  };
}

const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);

/** Refuses a change of a text that is not the one that the server has read. */
function check({ uri, version }) {
  const place = vscode.Uri.parse(uri).toString();
  const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === place);
  if (document === undefined || document.version === version) return;
  if (version != null) throw new Error(`${document.uri.fsPath} has changed meanwhile. Try again.`);
  if (document.isDirty) throw new Error(`${document.uri.fsPath} is not saved, and would change.`);
}

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  const edit = (uri, { range: place, newText, annotationId }) => {
    const annotation = value.changeAnnotations?.[annotationId];
    // Changes with a label are shown before they are made, where the server is not sure of them.
    const shown = annotation && { needsConfirmation: annotation.needsConfirmation ?? false, ...annotation };
    result.replace(vscode.Uri.parse(uri), range(place), newText, shown);
  };
  for (const [uri, edits] of Object.entries(value.changes ?? {})) edits.forEach((one) => edit(uri, one));
  for (const change of value.documentChanges ?? []) {
    if (change.kind === "create") result.createFile(vscode.Uri.parse(change.uri), change.options);
    else if (change.kind === "delete") result.deleteFile(vscode.Uri.parse(change.uri), change.options);
    else if (change.kind === "rename") {
      result.renameFile(vscode.Uri.parse(change.oldUri), vscode.Uri.parse(change.newUri), change.options);
    } else {
      check(change.textDocument);
      change.edits.forEach((one) => edit(change.textDocument.uri, one));
    }
  }
  return result;
}

/** The kinds of the protocol are counted from 1, those of the editor from 0. */
function completion(value) {
  const result = new vscode.CompletionItem(value.label, optional(value.kind, (kind) => kind - 1));
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  result.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (value.textEdit) {
    const { insert, replace } = value.textEdit;
    result.range = insert ? { inserting: range(insert), replacing: range(replace) } : range(value.textEdit.range);
  }
  result.detail = value.detail;
  result.documentation = optional(value.documentation, documentation);
  result.filterText = value.filterText;
  result.sortText = value.sortText;
  result.preselect = value.preselect;
  result.commitCharacters = value.commitCharacters;
  result.additionalTextEdits = value.additionalTextEdits?.map(textEdit);
  if (value.deprecated || value.tags?.includes(1)) result.tags = [vscode.CompletionItemTag.Deprecated];
  result.command = optional(value.command, command);
  return result;
}

/** A command of the server runs through one of the editor. */
const command = (value) => ({
  title: value.title,
  command: "statekit.execute",
  arguments: [value.command, ...(value.arguments ?? [])],
});

function hover(value) {
  return new vscode.Hover(list(value.contents).map(markup), optional(value.range, range));
}

function documentSymbol(value) {
  const detail = value.detail ?? "";
  const ranges = [range(value.range), range(value.selectionRange)];
  const result = new vscode.DocumentSymbol(value.name, detail, value.kind - 1, ...ranges);
  result.children = (value.children ?? []).map(documentSymbol);
  return result;
}

function symbol(value) {
  return new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? "", location(value.location));
}

function fold(value) {
  const kinds = { comment: "Comment", imports: "Imports", region: "Region" };
  return new vscode.FoldingRange(value.startLine, value.endLine, vscode.FoldingRangeKind[kinds[value.kind]]);
}

function signatureHelp(value) {
  const result = new vscode.SignatureHelp();
  result.activeSignature = value.activeSignature ?? 0;
  result.activeParameter = value.activeParameter ?? 0;
  result.signatures = value.signatures.map((signature) => {
    const information = new vscode.SignatureInformation(
      signature.label,
      optional(signature.documentation, documentation),
    );
    information.parameters = (signature.parameters ?? []).map(
      (parameter) =>
        new vscode.ParameterInformation(parameter.label, optional(parameter.documentation, documentation)),
    );
    information.activeParameter = signature.activeParameter;
    return information;
  });
  return result;
}

const actionKind = (text) => vscode.CodeActionKind.Empty.append(text);

function codeAction(value) {
  // A command without anything else.
  if (typeof value.command === "string") return command(value);
  const result = new vscode.CodeAction(value.title, optional(value.kind, actionKind));
  fill(result, value);
  result.isPreferred = value.isPreferred;
  result.disabled = value.disabled;
  return result;
}

/** Adds what the server may give only when an action is chosen. */
function fill(result, value) {
  result.edit = optional(value.edit, workspaceEdit);
  result.command = optional(value.command, command);
  return result;
}

/** To the protocol. */
const asPosition = ({ line, character }) => ({ line, character });
const asRange = ({ start, end }) => ({ start: asPosition(start), end: asPosition(end) });
const asDocument = (document) => ({ uri: document.uri.toString() });

module.exports = {
  asDocument, asPosition, asRange, codeAction, completion, definition, diagnostic, documentSymbol, fill, fold, hover,
  list, location, optional, range, signatureHelp, symbol, textEdit, workspaceEdit,
};
