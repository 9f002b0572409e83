internal import StateKitAuthoring
internal import StateKitLanguageServer

#if canImport(Properties)
package import Properties
#endif

/// An editor and a server: each request has one answer, answers are about places that are there, and the server is at any
/// time what a server is that has just been started.
package struct ServerRun {
  package struct Settings: Sendable {
    package var unit = EditedText.Unit.utf16
    package var hasSnippets = false
    package var showsRelated = false
    /// The number of bytes that the server gets at once.
    package var chunk = 4096

    package init(
      unit: EditedText.Unit = .utf16,
      hasSnippets: Bool = false,
      showsRelated: Bool = false,
      chunk: Int = 4096
    ) {
      self.unit = unit
      self.hasSnippets = hasSnippets
      self.showsRelated = showsRelated
      self.chunk = chunk
    }
  }

  /// A request whose answer is awaited.
  private struct Awaited {
    /// Nil for a message that is no JSON.
    let id: JSONValue?
    let path: String?
    /// The editor when it sent the request.
    let editor: EditorState
  }

  private let settings: Settings
  private var server: LanguageServer
  private var editor: EditorState
  private var decoder = MessageDecoder()
  private var lastID = 0
  private var messages: [[UInt8]] = []
  private var awaited: [Awaited] = []
  /// The diagnostics that the editor has, by URI; empty ones are left out.
  private var diagnostics: [String: JSONValue] = [:]
  /// Whether messages as they are have changed the server in ways that `editor` does not know.
  private var isUnknown = false
  private var hasExited = false
  private var comparisons = 0

  package init(
    _ settings: Settings = Settings(),
    roots: [String] = ["/app"],
    files: [String: [UInt8]] = [:]
  ) throws(Flaw) {
    try self.init(settings, EditorState(roots: roots, files: files, unit: settings.unit))
  }

  /// A server that has just been started, with the open documents of an editor.
  private init(_ settings: Settings, _ editor: EditorState) throws(Flaw) {
    self.settings = settings
    self.editor = editor
    server = LanguageServer(files: editor.disk)
    let folders = editor.roots.map { root -> JSONValue in ["uri": ServerRun.uri(root), "name": .string(root)]
    }
    send(
      request: "initialize",
      ["capabilities": ServerRun.capabilities(settings), "workspaceFolders": .array(folders)]
    )
    send("initialized", [:])
    for (path, text) in editor.texts { send(open: path, text) }
    try flush()
  }

  /// Messages that come together.
  package mutating func take(_ steps: [ServerStep]) throws(Flaw) {
    for step in steps { try take(step) }
    try flush()
  }

  private mutating func take(_ step: ServerStep) throws(Flaw) {
    // The server reads the disk when a message says that a file changed. It may then have a later text than the one at which
    // a request was sent.
    if case .write = step, !awaited.isEmpty { try flush() }
    editor.apply(step)
    switch step {
    case .open(let path, let text): send(open: path, text)
    case .replace(let path, let text): send(change: path, ["text": .string(text)])
    case .edit(let path, let start, let end, let text):
      send(change: path, ["range": ["start": start.json, "end": end.json], "text": .string(text)])
    case .close(let path): send("textDocument/didClose", ["textDocument": ["uri": ServerRun.uri(path)]])
    case .write(let path, let bytes):
      let change: JSONValue = ["uri": ServerRun.uri(path), "type": bytes == nil ? 3 : 2]
      send("workspace/didChangeWatchedFiles", ["changes": [change]])
    case .addFolder(let path): send(folders: ["added": [["uri": ServerRun.uri(path)]], "removed": []])
    case .removeFolder(let path): send(folders: ["added": [], "removed": [["uri": ServerRun.uri(path)]]])
    case .request(let method, let path, let position):
      send(request: method, parameters(path, position), about: path)
    case .raw(let bytes): send(raw: bytes)
    case .compare:
      try flush()
      if !isUnknown, !hasExited { try compare() }
    }
  }

  // MARK: - Messages

  private mutating func send(_ method: String, _ parameters: JSONValue) {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    messages.append(Array(message.text.utf8))
  }

  private mutating func send(request method: String, _ parameters: JSONValue, about path: String? = nil) {
    lastID += 1
    let id = JSONValue.number("\(lastID)")
    let message: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    messages.append(Array(message.text.utf8))
    if !hasExited { awaited.append(Awaited(id: id, path: path, editor: editor)) }
  }

  private mutating func send(open path: String, _ text: String) {
    send("textDocument/didOpen", ["textDocument": ["uri": ServerRun.uri(path), "text": .string(text)]])
  }

  private mutating func send(change path: String, _ change: JSONValue) {
    send(
      "textDocument/didChange",
      ["textDocument": ["uri": ServerRun.uri(path)], "contentChanges": [change]]
    )
  }

  private mutating func send(folders event: JSONValue) {
    send("workspace/didChangeWorkspaceFolders", ["event": event])
  }

  private mutating func send(raw bytes: [UInt8]) {
    messages.append(bytes)
    guard !hasExited else { return }
    guard let message = JSONValue(parsing: bytes) else {
      awaited.append(Awaited(id: nil, path: nil, editor: editor))
      return
    }
    guard let method = message["method"].string else { return }
    if !message["id"].isNull { awaited.append(Awaited(id: message["id"], path: nil, editor: editor)) }
    switch method {
    case "exit": hasExited = message["id"].isNull
    case "shutdown": isUnknown = true
    default:
      isUnknown =
        isUnknown || method.hasPrefix("textDocument/did") || method.hasPrefix("workspace/did")
    }
  }

  private func parameters(_ path: String, _ position: ScriptedPosition) -> JSONValue {
    let found = diagnostics[DocumentURI(path: path).text] ?? []
    return [
      "textDocument": ["uri": ServerRun.uri(path)], "position": position.json,
      "range": ["start": position.json, "end": position.json], "newName": "renamed", "query": "a",
      "label": "a",
      "context": ["diagnostics": found, "includeDeclaration": true, "triggerKind": 1],
      "options": ["tabSize": 2, "insertSpaces": true],
    ]
  }

  static func uri(_ path: String) -> JSONValue { .string(DocumentURI(path: path).text) }

  private static func capabilities(_ settings: Settings) -> JSONValue {
    [
      "general": ["positionEncodings": settings.unit == .utf8 ? ["utf-8", "utf-16"] : ["utf-16"]],
      "textDocument": [
        "completion": ["completionItem": ["snippetSupport": .bool(settings.hasSnippets)]],
        "publishDiagnostics": ["relatedInformation": .bool(settings.showsRelated)],
      ],
    ]
  }

  // MARK: - Answers

  /// Lets the server answer what was sent, and checks what it says. Returns the answers.
  @discardableResult private mutating func flush() throws(Flaw) -> [JSONValue] {
    if server.exitStatus != nil { return [] }
    let sent = messages
    let requests = awaited
    messages = []
    awaited = []
    let answers = server.handle(try arrived(sent))
    let ids = answers.map(\.["id"].text)
    let expected = requests.map { ($0.id ?? .null).text }
    try require(ids == expected, "the requests \(expected) have the answers \(ids)")
    try require((server.exitStatus != nil) == hasExited, "the server ends unasked, or not when asked")
    for (answer, request) in zip(answers, requests) { try check(answer, to: request) }
    for message in server.publish() { try publish(message) }
    return answers
  }

  /// The messages after their way through the pipe, which cuts them at any byte.
  private mutating func arrived(_ sent: [[UInt8]]) throws(Flaw) -> [[UInt8]] {
    let stream = sent.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
    var arrived: [[UInt8]] = []
    do throws(MessageDecoder.Failure) {
      for start in stride(from: 0, to: stream.count, by: settings.chunk * 64) {
        decoder.append(stream[start..<min(stream.count, start + settings.chunk * 64)])
        while let message = try decoder.next() { arrived.append(message) }
      }
    } catch {
      throw Flaw("the decoder of messages fails: \(error.reason)")
    }
    try require(arrived == sent, "messages have other bytes when they arrive")
    return arrived
  }

  private func check(_ answer: JSONValue, to request: Awaited) throws(Flaw) {
    try requireJSON(answer)
    let isFailure = answer.members.contains { $0.key == "error" }
    let isResult = answer.members.contains { $0.key == "result" }
    try require(isFailure != isResult, "neither a result nor an error: \(answer.text)")
    try require(request.id != nil || isFailure, "what is no message has a result: \(answer.text)")
    if isFailure {
      try require(answer["error"]["code"].int != nil, "an error without a code: \(answer.text)")
      try require(answer["error"]["message"].string != nil, "an error that says nothing: \(answer.text)")
    }
    guard !isUnknown else { return }
    try AnswerPlaces(editor: request.editor).check(answer["result"], in: request.path)
  }

  private mutating func publish(_ message: JSONValue) throws(Flaw) {
    try requireJSON(message)
    let uri = message["params"]["uri"].string ?? ""
    let found = message["params"]["diagnostics"]
    diagnostics[uri] = found.elements.isEmpty ? nil : found
    guard !isUnknown else { return }
    try AnswerPlaces(editor: editor).check(message["params"], in: nil)
  }

  private func requireJSON(_ message: JSONValue) throws(Flaw) {
    let text = message.text
    try require(JSONValue(parsing: Array(text.utf8)) == message, "a message is no JSON: \(text)")
    try require(message["jsonrpc"].string == "2.0", "a message without its version: \(text)")
  }

  // MARK: - Comparison

  private mutating func compare() throws(Flaw) {
    var fresh = try ServerRun(settings, editor)
    for uri in Set(diagnostics.keys).union(fresh.diagnostics.keys).sorted() {
      let (known, found) = (diagnostics[uri] ?? [], fresh.diagnostics[uri] ?? [])
      try require(
        known == found,
        "the diagnostics of \(uri) are\n\(known.text)\nbut those of a new server are\n\(found.text)"
      )
    }
    // A third of the requests about each document, others the next time.
    comparisons += 1
    for (number, path) in editor.paths.enumerated() {
      for (index, method) in ServerStep.methods.enumerated() where (index + number + comparisons) % 3 == 0 {
        let position = place(in: path, number &* 31 &+ index)
        let answer = try answer(method, path, position)
        let other = try fresh.answer(method, path, position)
        try require(
          answer == other,
          "\(method) \(path) at \(position) is\n\(answer.text)\nbut that of a new server is\n\(other.text)"
        )
      }
    }
  }

  /// Some place in a document, another one for each number and after each request.
  private func place(in path: String, _ number: Int) -> ScriptedPosition {
    guard let document = editor.document(path) else { return ScriptedPosition(line: 0, character: 0) }
    let line = (number &* 7919 &+ lastID &* 13) % document.lengths.count
    let character = (number &* 104_729 &+ lastID &* 7) % (min(document.lengths[line], 200) + 1)
    return ScriptedPosition(line: line, character: character)
  }

  /// The answer to a request without its number.
  private mutating func answer(
    _ method: String,
    _ path: String,
    _ position: ScriptedPosition
  ) throws(Flaw) -> JSONValue {
    send(request: method, parameters(path, position), about: path)
    return .object(try flush()[0].members.filter { $0.key != "id" })
  }
}
