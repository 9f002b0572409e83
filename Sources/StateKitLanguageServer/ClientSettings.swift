/// What the client can do, and what its settings say.
struct ClientSettings {
  var encoding = PositionEncoding.utf16
  var hasSnippets = false
  var diagnostics = DiagnosticReport(encoding: .utf16, showsRelated: false, documentation: nil)

  init() {}

  /// - Parameter parameters: Those of `initialize`.
  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"]
    let encodings = capabilities["general"]["positionEncodings"].elements.compactMap(\.string)
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let items = capabilities["textDocument"]["completion"]["completionItem"]
    hasSnippets = items["snippetSupport"].bool ?? false
    diagnostics = DiagnosticReport(
      encoding: encoding,
      showsRelated: capabilities["textDocument"]["publishDiagnostics"]["relatedInformation"].bool ?? false,
      documentation: parameters["initializationOptions"]["documentation"].string
    )
  }
}
