internal import StateKitAuthoring
internal import StateKitGenerator

/// Changes of several files in the form of the protocol.
struct WorkspaceEdit {
  let client: ClientSettings
  let workspace: Workspace

  /// - Parameters:
  ///   - texts: Files with their new texts.
  ///   - uses: Places in Swift that change as well. The user confirms the uncertain ones; they are left out if the
  ///     client cannot ask.
  ///   - newFiles: Files to make, with their texts.
  func value(
    _ texts: [(file: SourceFile, text: [UInt8])],
    _ uses: [SwiftUse] = [],
    newFiles: [(path: String, text: [UInt8])] = []
  ) -> JSONValue {
    var edits: [(path: String, edits: [JSONValue])] = texts.compactMap { file, text in
      TextEdits(from: file.bytes, to: text).map { (file.path, [edit($0.range, $0.text, in: file)]) }
    }
    let shown = uses.filter { $0.isCertain || client.confirmsChanges }
    for (path, uses) in Dictionary(grouping: shown, by: \.file.path).sorted(by: { $0.key < $1.key }) {
      var seen: Set<Int> = []
      edits.append(
        (
          path,
          uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .filter { seen.insert($0.range.lowerBound).inserted }
            .map { edit($0.range, $0.newText, in: $0.file, annotation: $0.isCertain ? nil : "uncertain") }
        )
      )
    }
    guard client.hasDocumentChanges else {
      return .object([
        "changes": .object(
          edits.map { JSONValue.Member(key: DocumentURI(path: $0.path).text, value: .array($0.edits)) }
        )
      ])
    }
    let files: [JSONValue] = newFiles.flatMap { path, text -> [JSONValue] in
      let uri = JSONValue.string(DocumentURI(path: path).text)
      let start: JSONValue = ["line": 0, "character": 0]
      return [
        .object(["kind": "create", "uri": uri]),
        .object([
          "textDocument": .object(["uri": uri, "version": JSONValue.null]),
          "edits": .array([
            .object([
              "range": .object(["start": start, "end": start]),
              "newText": .string(String(decoding: text, as: UTF8.self)),
            ])
          ]),
        ]),
      ]
    }
    let changes = edits.map { path, edits -> JSONValue in
      .object([
        "textDocument": .object([
          "uri": .string(DocumentURI(path: path).text), "version": workspace.version(of: path),
        ]),
        "edits": .array(edits),
      ])
    }
    let isUncertain = shown.contains { !$0.isCertain }
    return .object([
      "documentChanges": .array(files + changes),
      "changeAnnotations": isUncertain
        ? .object([
          "uncertain": .object([
            "label": "Swift code that may name something else",
            "needsConfirmation": true,
          ])
        ]) : nil,
    ])
  }

  private func edit(_ range: Range<Int>, _ text: String, in file: SourceFile, annotation: String? = nil)
    -> JSONValue
  {
    .object([
      "range": client.encoding.range(range, in: file),
      "newText": .string(text),
      "annotationId": annotation.map(JSONValue.string),
    ])
  }
}
