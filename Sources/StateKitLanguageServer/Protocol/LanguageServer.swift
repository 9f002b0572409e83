package import StateKitAuthoring
internal import StateKitGenerator

/// A server of LSP 3.17 for schemas: a function from messages to messages, which does not wait, and does not use threads.
///
/// `handle` answers messages. `publish` gives the diagnostics; it is called when no message waits, so once for several
/// edits.
package struct LanguageServer {
  private enum Phase { case new, running, shutDown }

  private var workspace: Workspace
  private var phase = Phase.new
  private var client = ClientSettings()
  /// Messages for the user that follow the answer to a request.
  private var notices: [JSONValue] = []
  /// The documents for which the client shows diagnostics.
  private var published: Set<String> = []
  /// The exit status of the process; nil while it goes on.
  package private(set) var exitStatus: Int32?
  /// The process of the client; nil if the client does not name it. When it has ended, the server should end, too.
  package private(set) var clientProcess: Int32?

  package init(files: any FileSystem) {
    workspace = Workspace(disk: files)
  }

  /// Answers messages that have come together, in their order; after each answer come the notices for the user. A
  /// request that one of the messages cancels gets an error.
  package mutating func handle(_ contents: [[UInt8]]) -> [JSONValue] {
    let messages = contents.map { JSONValue(parsing: $0) }
    let cancelled = messages.compactMap { message -> JSONValue? in
      message?["method"].string == "$/cancelRequest" ? message?["params"]["id"] : nil
    }
    var answers: [JSONValue] = []
    for message in messages {
      if let answer = answer(to: message, besides: cancelled) { answers.append(answer) }
      answers += notices
      notices = []
      if exitStatus != nil { break }
    }
    return answers
  }

  private func explanation(of code: String) -> String? {
    client.showsPages ? workspace.disk.explanation(ofCode: code) : nil
  }

  /// Nil for a message that is not a request.
  private mutating func answer(to message: JSONValue?, besides cancelled: [JSONValue]) -> JSONValue? {
    guard let message else { return failure(.parseError, of: .null) }
    guard let method = message["method"].string else { return nil }
    let id = message["id"]
    if id.isNull {
      notify(method, message["params"])
      return method == "initialized" && client.watchesFiles ? LanguageServer.watch : nil
    }
    do throws(ResponseError) {
      if phase == .running, cancelled.contains(id) { throw .cancelled }
      let result = try answer(method, message["params"])
      return .object(["jsonrpc": "2.0", "id": id, "result": result])
    } catch {
      return failure(error, of: id)
    }
  }

  /// Asks the client to report schemas that are created, changed or deleted.
  private static let watch: JSONValue = [
    "jsonrpc": "2.0", "id": "watch", "method": "client/registerCapability",
    "params": [
      "registrations": [
        [
          "id": "watch", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": "**/*.statekit.json"]]],
        ]
      ]
    ],
  ]

  private func failure(_ error: ResponseError, of id: JSONValue) -> JSONValue {
    .object([
      "jsonrpc": "2.0",
      "id": id,
      "error": .object(["code": .number("\(error.code)"), "message": .string(error.message)]),
    ])
  }

  /// The diagnostics of all changed modules.
  package mutating func publish() -> [JSONValue] {
    var messages: [JSONValue] = []
    repeat { messages += publishNext() } while isChanged
    return messages
  }

  /// Whether `publishNext` may have diagnostics.
  package var isChanged: Bool { phase == .running && (workspace.isChanged || hasLostFiles) }

  /// The milliseconds without a message after which `publishNext` should be called, so that typing does not wait for
  /// the check of a very large schema.
  package var pause: Int32 { workspace.isNextLarge ? 400 : 0 }

  /// Whether the client still shows diagnostics of files that no longer exist.
  private var hasLostFiles: Bool { published.contains { workspace.files[$0] == nil } }

  /// The diagnostics of one changed module. A message that comes meanwhile waits for this module alone.
  package mutating func publishNext() -> [JSONValue] {
    guard phase == .running else { return [] }
    var found = workspace.checkNext() ?? [:]
    // The diagnostics of files that no longer exist are removed.
    for path in published where workspace.files[path] == nil { found[path] = [] }
    let encoding = ResultEncoding(client: client, workspace: workspace)
    return found.sorted { $0.key < $1.key }.compactMap { path, diagnostics in
      if diagnostics.isEmpty, published.remove(path) == nil { return nil }
      if !diagnostics.isEmpty { published.insert(path) }
      return .object([
        "jsonrpc": "2.0",
        "method": "textDocument/publishDiagnostics",
        "params": .object([
          "uri": .string(DocumentURI(path: path).text),
          "diagnostics": .array(
            diagnostics.map { encoding.diagnostic($0, explainedAt: explanation(of: $0.code)) }
          ),
        ]),
      ])
    }
  }

  /// The names of the module of a schema, for tests.
  func symbols(at path: String) -> SchemaSymbols? { workspace.symbols(at: path) }

  func file(at path: String) -> SourceFile? { workspace.file(path) }

  // MARK: - Notifications

  private mutating func notify(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    let path = DocumentURI(parameters["textDocument"]["uri"].string ?? "").path
    switch method {
    case "textDocument/didOpen":
      let document = parameters["textDocument"]
      if let path {
        workspace.open(path, Array((document["text"].string ?? "").utf8), version: document["version"])
      }
    case "textDocument/didChange":
      if let path {
        change(path, parameters["contentChanges"].elements, version: parameters["textDocument"]["version"])
      }
    case "textDocument/didClose": if let path { workspace.close(path) }
    case "workspace/didChangeWatchedFiles":
      for change in parameters["changes"].elements {
        if let path = DocumentURI(change["uri"].string ?? "").path { workspace.reread(path) }
      }
    case "workspace/didChangeWorkspaceFolders":
      for folder in parameters["event"]["removed"].elements {
        if let path = DocumentURI(folder["uri"].string ?? "").path { workspace.remove(root: path) }
      }
      for folder in parameters["event"]["added"].elements {
        if let path = DocumentURI(folder["uri"].string ?? "").path { workspace.add(root: path) }
      }
    default: break
    }
  }

  private mutating func change(_ path: String, _ changes: [JSONValue], version: JSONValue) {
    for change in changes {
      let text = Array((change["text"].string ?? "").utf8)
      guard !change["range"].isNull, let file = workspace.files[path] else {
        workspace.change(path, text, version: version)
        continue
      }
      let start = client.encoding.offset(of: change["range"]["start"], in: file)
      let end = max(start, client.encoding.offset(of: change["range"]["end"], in: file))
      workspace.change(path, file.bytes[..<start] + text + file.bytes[end...], version: version)
    }
  }

  // MARK: - Requests

  private mutating func answer(
    _ method: String,
    _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    if method == "initialize" {
      guard phase == .new else { throw phase == .running ? .initializedAlready : .invalidRequest }
      return initialize(parameters)
    }
    switch phase {
    case .new: throw .notInitialized
    case .shutDown: throw .invalidRequest
    case .running: break
    }
    if method == "shutdown" {
      phase = .shutDown
      return .null
    }
    var requests = Requests(workspace: workspace, client: client)
    let result = try requests.answer(method, parameters)
    notices = requests.notices.map { notice in
      .object([
        "jsonrpc": "2.0", "method": "window/showMessage",
        "params": .object(["type": 3, "message": .string(notice)]),
      ])
    }
    return result
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    client = ClientSettings(parameters)
    clientProcess = parameters["processId"].int.flatMap(Int32.init(exactly:))
    phase = .running
    let folders = parameters["workspaceFolders"].elements.compactMap { $0["uri"].string }
    let roots = folders.isEmpty ? [parameters["rootUri"].string].compactMap(\.self) : folders
    for root in roots { if let path = DocumentURI(root).path { workspace.add(root: path) } }
    return ServerCapabilities.value(client.encoding)
  }
}
