internal import StateKitAuthoring

/// The abilities of the server, for the answer to `initialize`.
enum ServerCapabilities {
  static func value(_ encoding: PositionEncoding) -> JSONValue {
    .object([
      "capabilities": .object([
        "positionEncoding": .string(encoding.rawValue),
        // Open and close, and changes of ranges.
        "textDocumentSync": .object(["openClose": true, "change": 2]),
        "completionProvider": .object(["triggerCharacters": ["\"", ".", "$", "@", "["]]),
        "hoverProvider": true,
        "signatureHelpProvider": .object(["triggerCharacters": ["(", ","]]),
        "definitionProvider": true,
        "implementationProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": .object(["prepareProvider": true]),
        "codeActionProvider": .object([
          "codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite"]
        ]),
        "semanticTokensProvider": .object([
          "legend": .object([
            "tokenTypes": .array(SemanticTokens.types.map(JSONValue.string)),
            "tokenModifiers": .array(SemanticTokens.modifiers.map(JSONValue.string)),
          ]),
          "full": true,
        ]),
        "documentFormattingProvider": true,
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "foldingRangeProvider": true,
        "workspace": .object([
          "workspaceFolders": .object(["supported": true, "changeNotifications": true])
        ]),
      ]),
      "serverInfo": .object(["name": "statekit-gen"]),
    ])
  }
}
