internal import StateKitAuthoring
internal import StateKitGenerator

/// Turns what the features find into the JSON of the protocol, in the forms that the client shows.
struct ResultEncoding {
  let client: ClientSettings
  let workspace: Workspace

  // MARK: - Ranges

  private func range(_ range: Range<Int>, in file: SourceFile) -> JSONValue {
    client.encoding.range(range, in: file)
  }

  private func location(_ place: FileRange) -> JSONValue {
    .object([
      "uri": .string(DocumentURI(path: place.file.path).text),
      "range": range(place.range, in: place.file),
    ])
  }

  func locations(_ places: [FileRange]) -> JSONValue { .array(places.map(location)) }

  func highlights(_ references: [SymbolReference], in file: SourceFile) -> JSONValue {
    .array(
      references.map { reference in
        .object(["range": range(reference.range, in: file), "kind": reference.isDeclaration ? 3 : 2])
      }
    )
  }

  func foldingRanges(_ lines: [ClosedRange<Int>]) -> JSONValue {
    .array(
      lines.map {
        .object(["startLine": .number("\($0.lowerBound)"), "endLine": .number("\($0.upperBound)")])
      }
    )
  }

  // MARK: - Texts

  func hover(_ hover: Hover.Found?, in file: SourceFile) -> JSONValue {
    guard let hover else { return .null }
    return .object(["contents": client.hover.contents(hover.text), "range": range(hover.range, in: file)])
  }

  func signature(_ signature: SignatureHelp.Signature?) -> JSONValue {
    guard let signature else { return .null }
    return .object([
      "signatures": .array([
        .object([
          "label": .string("\(signature.name)(\(signature.values.joined(separator: ", ")))"),
          "documentation": signature.documentation.map(client.signature.documentation),
          "parameters": .array(signature.values.map { .object(["label": .string($0)]) }),
        ])
      ]),
      "activeSignature": 0,
      "activeParameter": .number("\(signature.active)"),
    ])
  }

  func completion(_ items: [CompletionItem], in file: SourceFile) -> JSONValue {
    .array(
      items.map { item in
        .object([
          "label": .string(item.label),
          "kind": .number("\(item.kind.rawValue)"),
          "detail": item.detail.map(JSONValue.string),
          "documentation": item.documentation.map(client.completion.documentation),
          "deprecated": item.isDeprecated ? true : nil,
          "sortText": .string("\(item.rank)\(item.label)"),
          "insertTextFormat": item.isSnippet ? 2 : 1,
          "filterText": .string(item.filter ?? item.label),
          "textEdit": edit(item.range, item.text, in: file),
        ])
      }
    )
  }

  // MARK: - Names

  /// Tokens with a length, on one line, that do not overlap, each by its distance from the one before.
  func tokens(_ tokens: [SemanticTokens.Token], in file: SourceFile) -> JSONValue {
    var data: [JSONValue] = []
    var last = (line: 0, character: 0)
    var end = 0
    for token in tokens where !token.range.isEmpty && token.range.lowerBound >= end {
      let start = client.encoding.place(of: token.range.lowerBound, in: file)
      let behind = client.encoding.place(of: token.range.upperBound, in: file)
      guard start.line == behind.line else { continue }
      end = token.range.upperBound
      let numbers = [
        start.line - last.line,
        start.line == last.line ? start.character - last.character : start.character,
        behind.character - start.character, token.type, token.modifiers,
      ]
      data += numbers.map { .number("\($0)") }
      last = start
    }
    return .object(["data": .array(data)])
  }

  func symbols(_ tree: SymbolTree?, in file: SourceFile) -> JSONValue {
    tree.map { .array($0.symbols.map { symbol($0, in: file) }) } ?? .null
  }

  private func symbol(_ symbol: SymbolTree.Symbol, in file: SourceFile) -> JSONValue {
    .object([
      "name": .string(symbol.name.isEmpty ? "\"\"" : symbol.name),
      "detail": symbol.detail.map(JSONValue.string),
      "kind": .number("\(symbol.kind.rawValue)"),
      "range": range(symbol.range, in: file),
      "selectionRange": range(symbol.nameRange, in: file),
      "children": symbol.children.isEmpty
        ? nil : .array(symbol.children.map { self.symbol($0, in: file) }),
    ])
  }

  func symbols(_ found: WorkspaceSymbols) -> JSONValue {
    .array(
      found.found.map { symbol, container, file in
        .object([
          "name": .string(symbol.name),
          "kind": .number("\(symbol.kind.rawValue)"),
          "containerName": container.map(JSONValue.string),
          "location": location(FileRange(file: file, range: symbol.nameRange)),
        ])
      }
    )
  }

  func renamed(_ name: Rename.Name, in file: SourceFile) -> JSONValue {
    .object(["range": range(name.range, in: file), "placeholder": .string(name.text)])
  }

  // MARK: - Diagnostics

  func diagnostic(_ diagnostic: Diagnostic, explainedAt page: String? = nil) -> JSONValue {
    let address =
      client.documentation.map { "\($0)/documentation/statekit-gen/\(diagnostic.code.lowercased())" }
      ?? page.map { DocumentURI(path: $0).text }
    let notes = diagnostic.notes.map { note in
      JSONValue.object(["location": location(note.location.extent), "message": .string(note.message)])
    }
    let further = diagnostic.notes.map { "\n\($0.location): \($0.message)" }.joined()
    return .object([
      "range": range(diagnostic.location.extent.range, in: diagnostic.location.file),
      "severity": severity(diagnostic.severity),
      "code": .string(diagnostic.code),
      "codeDescription": address.map { .object(["href": .string($0)]) },
      "source": "statekit",
      "message": .string(diagnostic.sentence + (client.showsRelated ? "" : further)),
      "relatedInformation": client.showsRelated && !notes.isEmpty ? .array(notes) : nil,
      "data": diagnostic.suggestion.map { .object(["suggestion": .string($0)]) },
    ])
  }

  private func severity(_ severity: Diagnostic.Severity) -> JSONValue {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  func actions(_ actions: [CodeActions.Action]) -> JSONValue {
    .array(
      actions.map { action in
        .object([
          "title": .string(action.title),
          "kind": .string(action.kind),
          "diagnostics": action.diagnostic.map { .array([diagnostic($0)]) },
          "isPreferred": action.isPreferred ? true : nil,
          "edit": change(action.change),
        ])
      }
    )
  }

  // MARK: - Edits

  func edits(_ edits: TextEdits?, in file: SourceFile) -> JSONValue {
    .array([edits].compactMap(\.self).map { edit($0.range, $0.text, in: file) })
  }

  private func edit(_ place: Range<Int>, _ text: String, in file: SourceFile, annotation: String? = nil)
    -> JSONValue
  {
    .object([
      "range": range(place, in: file),
      "newText": .string(text),
      "annotationId": annotation.map(JSONValue.string),
    ])
  }

  func change(_ change: WorkspaceChange) -> JSONValue {
    let shown = change.uses.filter { $0.isCertain || client.abilities.confirmsChanges }
    let edits = edits(of: change.texts) + edits(of: shown)
    guard client.hasDocumentChanges else {
      return .object([
        "changes": .object(
          edits.map { JSONValue.Member(key: DocumentURI(path: $0.path).text, value: .array($0.edits)) }
        )
      ])
    }
    let changes = edits.map { path, edits in
      document(DocumentURI(path: path).text, version: workspace.version(of: path), edits)
    }
    return .object([
      "documentChanges": .array(change.newFiles.flatMap(creation) + changes),
      "changeAnnotations": shown.allSatisfy(\.isCertain)
        ? nil
        : .object([
          "uncertain": .object([
            "label": "Swift code that may name something else",
            "needsConfirmation": true,
          ])
        ]),
    ])
  }

  private func edits(of texts: [(file: SourceFile, text: [UInt8])]) -> [(path: String, edits: [JSONValue])] {
    texts.compactMap { file, text in
      TextEdits(from: file.bytes, to: text).map { (file.path, [edit($0.range, $0.text, in: file)]) }
    }
  }

  private func edits(of uses: [SwiftUse]) -> [(path: String, edits: [JSONValue])] {
    Dictionary(grouping: uses, by: \.file.path).sorted { $0.key < $1.key }.map { path, uses in
      var seen: Set<Int> = []
      let edits = uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
        .filter { seen.insert($0.range.lowerBound).inserted }
        .map { edit($0.range, $0.newText, in: $0.file, annotation: $0.isCertain ? nil : "uncertain") }
      return (path, edits)
    }
  }

  private func document(_ uri: String, version: JSONValue, _ edits: [JSONValue]) -> JSONValue {
    .object([
      "textDocument": .object(["uri": .string(uri), "version": version]),
      "edits": .array(edits),
    ])
  }

  private func creation(path: String, text: [UInt8]) -> [JSONValue] {
    let uri = DocumentURI(path: path).text
    let start: JSONValue = ["line": 0, "character": 0]
    let contents: JSONValue = [
      "range": ["start": start, "end": start], "newText": .string(String(decoding: text, as: UTF8.self)),
    ]
    return [
      .object(["kind": "create", "uri": .string(uri)]), document(uri, version: .null, [contents]),
    ]
  }
}

extension SourceLocation {
  /// The string, the name or the bracket that stands here.
  fileprivate var extent: FileRange { FileRange(file: file, range: file.extent(at: offset)) }
}
