internal import StateKitAuthoring
internal import StateKitGenerator

/// Diagnostics in the form of the protocol.
struct DiagnosticReport {
  let encoding: PositionEncoding
  /// Whether the client shows the further places of a diagnostic; otherwise they are part of the message.
  let showsRelated: Bool
  /// The address of the rendered documentation, which has a page for each code; nil if the client has not named it.
  let documentation: String?

  /// - Parameter page: The path of the page that explains the code.
  func value(of diagnostic: Diagnostic, explainedAt page: String?) -> JSONValue {
    let address =
      documentation.map { "\($0)/documentation/statekit-gen/\(diagnostic.code.lowercased())" }
      ?? page.map { DocumentURI(path: $0).text }
    let file = diagnostic.location.file
    let notes = diagnostic.notes.map { note in
      JSONValue.object([
        "location": location(note.location),
        "message": .string(note.message),
      ])
    }
    let further = diagnostic.notes.map { "\n\($0.location): \($0.message)" }.joined()
    return .object([
      "range": encoding.range(file.extent(at: diagnostic.location.offset), in: file),
      "severity": severity(diagnostic.severity),
      "code": .string(diagnostic.code),
      "codeDescription": address.map { .object(["href": .string($0)]) },
      "source": "statekit",
      "message": .string(diagnostic.sentence + (showsRelated ? "" : further)),
      "relatedInformation": showsRelated && !notes.isEmpty ? .array(notes) : nil,
      "data": diagnostic.suggestion.map { .object(["suggestion": .string($0)]) },
    ])
  }

  private func location(_ location: SourceLocation) -> JSONValue {
    .object([
      "uri": .string(DocumentURI(path: location.file.path).text),
      "range": encoding.range(location.file.extent(at: location.offset), in: location.file),
    ])
  }

  private func severity(_ severity: Diagnostic.Severity) -> JSONValue {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
