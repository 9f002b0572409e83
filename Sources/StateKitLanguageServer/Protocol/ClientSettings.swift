internal import StateKitAuthoring

/// The abilities of the client, and its settings.
struct ClientSettings {
  var encoding = PositionEncoding.utf16
  var hover = Markup([])
  var completion = Markup([])
  var signature = Markup([])
  var abilities = ClientAbilities()
  /// Whether an edit may list the documents that it changes.
  var hasDocumentChanges = false
  /// Whether the client can open the page that explains a code.
  var showsPages = false
  /// Whether the client watches files on behalf of the server.
  var watchesFiles = false
  /// Whether the client shows the other places of a diagnostic; otherwise they are part of the message.
  var showsRelated = false
  /// The address of the rendered documentation, in which each code has a page; nil if the client has named none.
  var documentation: String?

  init() {}

  /// - Parameter parameters: The parameters of `initialize`.
  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"]
    let encodings = capabilities["general"]["positionEncodings"].elements.compactMap(\.string)
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let items = capabilities["textDocument"]["completion"]["completionItem"]
    abilities.hasSnippets = items["snippetSupport"].bool ?? false
    completion = Markup(items["documentationFormat"])
    hover = Markup(capabilities["textDocument"]["hover"]["contentFormat"])
    signature = Markup(
      capabilities["textDocument"]["signatureHelp"]["signatureInformation"]["documentationFormat"]
    )
    showsPages =
      capabilities["textDocument"]["publishDiagnostics"]["codeDescriptionSupport"].bool ?? false
    let edits = capabilities["workspace"]["workspaceEdit"]
    hasDocumentChanges = edits["documentChanges"].bool ?? false
    abilities.makesFiles = hasDocumentChanges && edits["resourceOperations"].elements.contains("create")
    abilities.confirmsChanges = hasDocumentChanges && !edits["changeAnnotationSupport"].isNull
    watchesFiles = capabilities["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    showsRelated = capabilities["textDocument"]["publishDiagnostics"]["relatedInformation"].bool ?? false
    documentation = parameters["initializationOptions"]["documentation"].string
  }
}
