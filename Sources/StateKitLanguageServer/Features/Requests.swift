internal import StateKitAuthoring
internal import StateKitGenerator

/// Answers requests about documents, by the schemas at that moment; it changes nothing.
struct Requests {
  let workspace: Workspace
  let client: ClientSettings
  /// Messages for the user that follow the answer.
  private(set) var notices: [String] = []

  init(workspace: Workspace, client: ClientSettings) {
    self.workspace = workspace
    self.client = client
  }

  mutating func answer(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/completion":
      let (file, offset) = try place(parameters)
      return .array(
        Completion(client: client, workspace: workspace).items(at: offset, in: file)
      )
    case "textDocument/hover":
      let (file, offset) = try place(parameters)
      return Hover(client: client, workspace: workspace).value(at: offset, in: file)
    case "textDocument/definition":
      let (file, offset) = try place(parameters)
      return navigation.definition(at: offset, in: file)
    case "textDocument/implementation":
      let (file, offset) = try place(parameters)
      return navigation.implementation(at: offset, in: file)
    case "textDocument/references":
      let (file, offset) = try place(parameters)
      let withDeclaration = parameters["context"]["includeDeclaration"].bool ?? true
      return navigation.uses(at: offset, in: file, withDeclaration: withDeclaration)
    case "textDocument/documentHighlight":
      let (file, offset) = try place(parameters)
      return navigation.highlights(at: offset, in: file)
    case "textDocument/prepareRename":
      let (file, offset) = try place(parameters)
      return try Rename(workspace: workspace, client: client).prepare(at: offset, in: file)
    case "textDocument/rename":
      let (file, offset) = try place(parameters)
      guard let name = parameters["newName"].string else { throw .invalidParameters("'newName' is missing") }
      let renamed = try Rename(workspace: workspace, client: client).edit(at: offset, in: file, to: name)
      if let notice = renamed.notice { notices.append(notice) }
      return renamed.edit
    case "textDocument/codeAction":
      let file = try file(parameters)
      let start = client.encoding.offset(of: parameters["range"]["start"], in: file)
      let end = max(start, client.encoding.offset(of: parameters["range"]["end"], in: file))
      let kinds = parameters["context"]["only"].elements.compactMap(\.string)
      return .array(
        CodeActions(workspace: workspace, client: client).all(in: start..<end, of: file, only: kinds)
      )
    case "textDocument/semanticTokens/full":
      let file = try file(parameters)
      return SemanticTokens(encoding: client.encoding).all(in: file, workspace.symbols(at: file.path))
    case "textDocument/signatureHelp":
      let (file, offset) = try place(parameters)
      return SignatureHelp(workspace: workspace, client: client).value(at: offset, in: file)
    case "textDocument/formatting": return formatting(try file(parameters))
    case "textDocument/documentSymbol":
      let file = try file(parameters)
      return SymbolTree(file).map { .array($0.symbols.map { $0.value(in: file, client.encoding) }) } ?? .null
    case "textDocument/foldingRange": return .array(FoldingRanges.all(in: try file(parameters)))
    case "workspace/symbol":
      return .array(
        WorkspaceSymbols(matching: parameters["query"].string ?? "", in: workspace).values(client.encoding)
      )
    default: throw .unknownMethod(method)
    }
  }

  private var navigation: Navigation { Navigation(workspace: workspace, encoding: client.encoding) }

  private func file(_ parameters: JSONValue) throws(ResponseError) -> SourceFile {
    let uri = parameters["textDocument"]["uri"].string ?? ""
    guard let path = DocumentURI(uri).path, let file = workspace.file(path) else {
      throw .invalidParameters("there is no document '\(uri)'")
    }
    return file
  }

  private func place(_ parameters: JSONValue) throws(ResponseError) -> (file: SourceFile, offset: Int) {
    let file = try file(parameters)
    return (file, client.encoding.offset(of: parameters["position"], in: file))
  }

  private func formatting(_ file: SourceFile) -> JSONValue {
    guard var contents = CanonicalLayout.of(file).contents else { return [] }
    // The document keeps its line ends, because version control may expect them.
    if let first = file.bytes.firstIndex(of: ASCII.lineFeed), first > 0,
      file.bytes[first - 1] == ASCII.carriageReturn
    {
      contents = contents.flatMap { $0 == ASCII.lineFeed ? [ASCII.carriageReturn, $0] : [$0] }
    }
    guard let edit = TextEdits(from: file.bytes, to: contents) else { return [] }
    return [
      .object(["range": client.encoding.range(edit.range, in: file), "newText": .string(edit.text)])
    ]
  }
}
