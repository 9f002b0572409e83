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
      let items = Completion(client: client.abilities, workspace: workspace).items(at: offset, in: file)
      return encoding.completion(items, in: file)
    case "textDocument/hover":
      let (file, offset) = try place(parameters)
      return encoding.hover(Hover(workspace: workspace).meaning(at: offset, in: file), in: file)
    case "textDocument/definition":
      let (file, offset) = try place(parameters)
      return encoding.locations(navigation.definition(at: offset, in: file))
    case "textDocument/implementation":
      let (file, offset) = try place(parameters)
      return encoding.locations(navigation.implementation(at: offset, in: file))
    case "textDocument/references":
      let (file, offset) = try place(parameters)
      let withDeclaration = parameters["context"]["includeDeclaration"].bool ?? true
      return encoding.locations(navigation.uses(at: offset, in: file, withDeclaration: withDeclaration))
    case "textDocument/documentHighlight":
      let (file, offset) = try place(parameters)
      return encoding.highlights(navigation.highlights(at: offset, in: file), in: file)
    case "textDocument/prepareRename":
      let (file, offset) = try place(parameters)
      return encoding.renamed(
        try orRefuse { () throws(Refusal) in try rename.prepare(at: offset, in: file) },
        in: file
      )
    case "textDocument/rename":
      let (file, offset) = try place(parameters)
      guard let name = parameters["newName"].string else { throw .invalidParameters("'newName' is missing") }
      let (change, notice) = try orRefuse { () throws(Refusal) in
        try rename.change(at: offset, in: file, to: name)
      }
      if let notice { notices.append(notice) }
      return change.map(encoding.change) ?? .null
    case "textDocument/codeAction":
      let file = try file(parameters)
      let start = client.encoding.offset(of: parameters["range"]["start"], in: file)
      let end = max(start, client.encoding.offset(of: parameters["range"]["end"], in: file))
      let kinds = parameters["context"]["only"].elements.compactMap(\.string)
      let actions = CodeActions(workspace: workspace, client: client.abilities)
      return encoding.actions(actions.all(in: start..<end, of: file, only: kinds))
    case "textDocument/semanticTokens/full":
      let file = try file(parameters)
      return encoding.tokens(SemanticTokens.all(in: file, workspace.symbols(at: file.path)), in: file)
    case "textDocument/signatureHelp":
      let (file, offset) = try place(parameters)
      return encoding.signature(SignatureHelp(workspace: workspace).signature(at: offset, in: file))
    case "textDocument/formatting":
      let file = try file(parameters)
      return encoding.edits(formatting(file), in: file)
    case "textDocument/documentSymbol":
      let file = try file(parameters)
      return encoding.symbols(SymbolTree(file), in: file)
    case "textDocument/foldingRange":
      return encoding.foldingRanges(FoldingRanges.all(in: try file(parameters)))
    case "workspace/symbol":
      return encoding.symbols(WorkspaceSymbols(matching: parameters["query"].string ?? "", in: workspace))
    default: throw .unknownMethod(method)
    }
  }

  private var encoding: ResultEncoding { ResultEncoding(client: client, workspace: workspace) }

  private var navigation: Navigation { Navigation(workspace: workspace) }

  private var rename: Rename { Rename(workspace: workspace, client: client.abilities) }

  private func orRefuse<Result>(_ body: () throws(Refusal) -> Result) throws(ResponseError) -> Result {
    do { return try body() } catch { throw .refused(error.reason) }
  }

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

  private func formatting(_ file: SourceFile) -> TextEdits? {
    guard var contents = CanonicalLayout.of(file).contents else { return nil }
    // The document keeps its line ends, which a version control may want.
    if let first = file.bytes.firstIndex(of: ASCII.lineFeed), first > 0,
      file.bytes[first - 1] == ASCII.carriageReturn
    {
      contents = contents.flatMap { $0 == ASCII.lineFeed ? [ASCII.carriageReturn, $0] : [$0] }
    }
    return TextEdits(from: file.bytes, to: contents)
  }
}
