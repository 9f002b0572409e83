"use strict";

// What the server can do, as providers of the editor. A feature that the server does not have is left out.

const vscode = require("vscode");
const values = require("./values");

/** Schemas on the disk: the server finds the others of a module there. */
const SELECTOR = { language: "statekit", scheme: "file" };

/** What the server is told of: also Swift, whose names it changes with those of the schemas. */
const FOLLOWED = [SELECTOR, { language: "swift", scheme: "file" }];

/**
 * A function for each capability of the server that has a provider. `ask` sends a request, and gives its converted
 * result, or undefined where there is none.
 */
const PROVIDERS = {
  completionProvider({ ask }, options) {
    const items = new WeakMap();
    const provider = {
      async provideCompletionItems(document, position, token, context) {
        const parameters = {
          ...at(document, position),
          context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
        };
        const found = await ask("textDocument/completion", parameters, token, (value) => value);
        const completions = (found?.items ?? found ?? []).map((item) => {
          const completion = values.completion(item);
          items.set(completion, item);
          return completion;
        });
        return new vscode.CompletionList(completions, found?.isIncomplete ?? false);
      },
    };
    if (options.resolveProvider) {
      provider.resolveCompletionItem = async (completion, token) => {
        const resolved = await ask("completionItem/resolve", items.get(completion), token, values.completion);
        return Object.assign(completion, { documentation: resolved?.documentation, detail: resolved?.detail });
      };
    }
    return vscode.languages.registerCompletionItemProvider(SELECTOR, provider, ...(options.triggerCharacters ?? []));
  },

  hoverProvider: ({ ask }) =>
    vscode.languages.registerHoverProvider(SELECTOR, {
      provideHover: (document, position, token) =>
        ask("textDocument/hover", at(document, position), token, values.hover),
    }),

  signatureHelpProvider({ ask }, options) {
    const provider = {
      provideSignatureHelp: (document, position, token) =>
        ask("textDocument/signatureHelp", at(document, position), token, values.signatureHelp),
    };
    return vscode.languages.registerSignatureHelpProvider(SELECTOR, provider, {
      triggerCharacters: options.triggerCharacters ?? [],
      retriggerCharacters: options.retriggerCharacters ?? [],
    });
  },

  definitionProvider: ({ ask }) =>
    vscode.languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: (document, position, token) =>
        ask("textDocument/definition", at(document, position), token, each(values.definition)),
    }),

  implementationProvider: ({ ask }) =>
    vscode.languages.registerImplementationProvider(SELECTOR, {
      provideImplementation: (document, position, token) =>
        ask("textDocument/implementation", at(document, position), token, each(values.definition)),
    }),

  referencesProvider: ({ ask }) =>
    vscode.languages.registerReferenceProvider(SELECTOR, {
      provideReferences: (document, position, { includeDeclaration }, token) => {
        const parameters = { ...at(document, position), context: { includeDeclaration } };
        return ask("textDocument/references", parameters, token, each(values.location));
      },
    }),

  documentHighlightProvider: ({ ask }) =>
    vscode.languages.registerDocumentHighlightProvider(SELECTOR, {
      provideDocumentHighlights: (document, position, token) =>
        ask(
          "textDocument/documentHighlight",
          at(document, position),
          token,
          each((value) => new vscode.DocumentHighlight(values.range(value.range), (value.kind ?? 1) - 1)),
        ),
    }),

  renameProvider({ ask }, options) {
    const provider = {
      provideRenameEdits: (document, position, newName, token) =>
        ask("textDocument/rename", { ...at(document, position), newName }, token, values.workspaceEdit, true),
    };
    if (options.prepareProvider) {
      provider.prepareRename = async (document, position, token) => {
        const found = await ask("textDocument/prepareRename", at(document, position), token, (value) => value, true);
        if (!found) throw new Error("There is no name here that can be changed.");
        if (found.defaultBehavior) return document.getWordRangeAtPosition(position);
        if (!found.range) return values.range(found);
        return { range: values.range(found.range), placeholder: found.placeholder };
      };
    }
    return vscode.languages.registerRenameProvider(SELECTOR, provider);
  },

  codeActionProvider({ ask, known }, options) {
    const actions = new WeakMap();
    const provider = {
      async provideCodeActions(document, range, context, token) {
        const parameters = {
          textDocument: values.asDocument(document),
          range: values.asRange(range),
          context: {
            diagnostics: context.diagnostics.map((diagnostic) => known.get(diagnostic)).filter(Boolean),
            only: context.only && [context.only.value],
          },
        };
        const found = await ask("textDocument/codeAction", parameters, token, values.list);
        return found?.map((value) => {
          const action = values.codeAction(value);
          // The editor shows an action beside the mistake that it mends.
          action.diagnostics = value.diagnostics && context.diagnostics.filter((one) => mends(value, known.get(one)));
          actions.set(action, value);
          return action;
        });
      },
    };
    if (options.resolveProvider) {
      provider.resolveCodeAction = async (action, token) => {
        const resolved = await ask("codeAction/resolve", actions.get(action), token, (value) => value, true);
        return resolved ? values.fill(action, resolved) : action;
      };
    }
    return vscode.languages.registerCodeActionsProvider(SELECTOR, provider, {
      providedCodeActionKinds: options.codeActionKinds?.map((kind) => vscode.CodeActionKind.Empty.append(kind)),
    });
  },

  documentFormattingProvider: ({ ask }) =>
    vscode.languages.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: (document, { tabSize, insertSpaces }, token) => {
        const parameters = { textDocument: values.asDocument(document), options: { tabSize, insertSpaces } };
        return ask("textDocument/formatting", parameters, token, each(values.textEdit));
      },
    }),

  documentSymbolProvider: ({ ask }) =>
    vscode.languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: (document, token) =>
        ask(
          "textDocument/documentSymbol",
          { textDocument: values.asDocument(document) },
          token,
          each((value) => (value.location ? values.symbol(value) : values.documentSymbol(value))),
        ),
    }),

  workspaceSymbolProvider: ({ ask }) =>
    vscode.languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) => ask("workspace/symbol", { query }, token, each(values.symbol)),
    }),

  foldingRangeProvider: ({ ask }) =>
    vscode.languages.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: (document, context, token) =>
        ask("textDocument/foldingRange", { textDocument: values.asDocument(document) }, token, each(values.fold)),
    }),

  semanticTokensProvider({ ask }, { legend, full, range }) {
    const words = new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers);
    const tokens = ({ data, resultId }) => new vscode.SemanticTokens(new Uint32Array(data), resultId);
    const registered = [];
    if (full) {
      const provider = {
        provideDocumentSemanticTokens: (document, token) =>
          ask("textDocument/semanticTokens/full", { textDocument: values.asDocument(document) }, token, tokens),
      };
      registered.push(vscode.languages.registerDocumentSemanticTokensProvider(SELECTOR, provider, words));
    }
    if (range) {
      const provider = {
        provideDocumentRangeSemanticTokens: (document, part, token) => {
          const parameters = { textDocument: values.asDocument(document), range: values.asRange(part) };
          return ask("textDocument/semanticTokens/range", parameters, token, tokens);
        },
      };
      registered.push(vscode.languages.registerDocumentRangeSemanticTokensProvider(SELECTOR, provider, words));
    }
    return vscode.Disposable.from(...registered);
  },
};

/** What the editor says that it can do: what the providers above use. */
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  window: { showMessage: {} },
  workspace: {
    applyEdit: true,
    configuration: true,
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    symbol: {},
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ["create", "rename", "delete"],
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    workspaceFolders: true,
  },
  textDocument: {
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ["", "quickfix", "refactor", "refactor.extract", "refactor.rewrite", "source"] },
      },
      dataSupport: true,
      isPreferredSupport: true,
      disabledSupport: true,
      resolveSupport: { properties: ["edit", "command"] },
    },
    completion: {
      completionItem: {
        snippetSupport: true,
        documentationFormat: ["markdown", "plaintext"],
        insertReplaceSupport: true,
        tagSupport: { valueSet: [1] },
        resolveSupport: { properties: ["documentation", "detail"] },
      },
      contextSupport: true,
    },
    definition: { linkSupport: true },
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    formatting: {},
    implementation: { linkSupport: true },
    hover: { contentFormat: ["markdown", "plaintext"] },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, dataSupport: true },
    references: {},
    rename: { prepareSupport: true },
    semanticTokens: {
      requests: { full: true, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: ["relative"],
    },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ["markdown", "plaintext"],
        parameterInformation: { labelOffsetSupport: true },
        activeParameterSupport: true,
      },
      contextSupport: true,
    },
    synchronization: {},
  },
};

const each = (convert) => (found) => values.list(found).map(convert);

function at(document, position) {
  return { textDocument: values.asDocument(document), position: values.asPosition(position) };
}

/** Whether an action names a mistake as one that it mends. */
function mends(action, mistake) {
  const key = (one) => JSON.stringify([one?.range, one?.code, one?.message]);
  return action.diagnostics.some((one) => key(one) === key(mistake));
}

/** Registers a provider for each capability that the server has. */
function register(session, capabilities) {
  const found = Object.entries(PROVIDERS).filter(([capability]) => capabilities[capability]);
  return vscode.Disposable.from(
    ...found.map(([capability, provider]) => provider(session, capabilities[capability])),
  );
}

module.exports = { CAPABILITIES, FOLLOWED, register };
