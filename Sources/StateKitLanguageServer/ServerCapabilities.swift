/// What the server can do, as it answers `initialize`.
enum ServerCapabilities {
  static func value(_ encoding: PositionEncoding) -> JSONValue {
    .object([
      "capabilities": .object([
        "positionEncoding": .string(encoding.rawValue),
        // Open and close, and changes of ranges.
        "textDocumentSync": .object(["openClose": true, "change": 2]),
        "completionProvider": .object(["triggerCharacters": ["\"", ".", "$", "@"]]),
        "hoverProvider": true,
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
