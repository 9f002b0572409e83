internal import StateKitAuthoring

/// What the client can do, and what its settings say.
struct ClientSettings {
  var encoding = PositionEncoding.utf16
  /// Whether the client fills in the places of a snippet.
  var hasSnippets = false
  var hover = Markup([])
  var completion = Markup([])
  var signature = Markup([])
  /// Whether edits may name documents one by one, and make files.
  var hasDocumentChanges = false
  var makesFiles = false
  /// Whether the client lets the user confirm a part of an edit.
  var confirmsChanges = false
  /// Whether the client opens the page of a code.
  var showsPages = false
  /// Whether the client watches files for the server.
  var watchesFiles = false
  var diagnostics = DiagnosticReport(encoding: .utf16, showsRelated: false, documentation: nil)

  init() {}

  /// - Parameter parameters: Those of `initialize`.
  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"]
    let encodings = capabilities["general"]["positionEncodings"].elements.compactMap(\.string)
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let items = capabilities["textDocument"]["completion"]["completionItem"]
    hasSnippets = items["snippetSupport"].bool ?? false
    completion = Markup(items["documentationFormat"])
    hover = Markup(capabilities["textDocument"]["hover"]["contentFormat"])
    signature = Markup(
      capabilities["textDocument"]["signatureHelp"]["signatureInformation"]["documentationFormat"]
    )
    showsPages =
      capabilities["textDocument"]["publishDiagnostics"]["codeDescriptionSupport"].bool ?? false
    let edits = capabilities["workspace"]["workspaceEdit"]
    hasDocumentChanges = edits["documentChanges"].bool ?? false
    makesFiles = hasDocumentChanges && edits["resourceOperations"].elements.contains("create")
    confirmsChanges = hasDocumentChanges && !edits["changeAnnotationSupport"].isNull
    watchesFiles = capabilities["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    diagnostics = DiagnosticReport(
      encoding: encoding,
      showsRelated: capabilities["textDocument"]["publishDiagnostics"]["relatedInformation"].bool ?? false,
      documentation: parameters["initializationOptions"]["documentation"].string
    )
  }
}
