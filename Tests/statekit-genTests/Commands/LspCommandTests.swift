import Foundation
import StateKitAuthoring
import StateKitLanguageServer
import StateKitTestSupport
import Testing

struct LspCommandTests {
  @Test func `an editor gets the mistakes of schemas on the disk and of open ones, and ends the server`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "Sources/App/App.statekit.json")
    let process = CommandLineTool(folder: folder).process(["lsp"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var editor = Editor(input: input.fileHandleForWriting, output: output.fileHandleForReading)

    let root = DocumentURI(path: folder.url.path).text
    try editor.send([
      "id": 1, "method": "initialize", "params": ["rootUri": .string(root), "capabilities": [:]],
    ])
    try expectEqual(editor.next()["result"]["serverInfo"]["name"].string, "statekit-gen")
    let closed = try editor.next()
    expectEqual(closed["params"]["uri"].string, root + "/Sources/App/App.statekit.json")
    expectEqual(closed["params"]["diagnostics"].elements.map { $0["code"].string }, ["SK0112"])

    let document: JSONValue = [
      "uri": .string(root + "/Sources/App/Users.statekit.json"), "version": 1, "text": "[]",
    ]
    try editor.send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    var open = try editor.next()
    while open["params"]["uri"] != document["uri"] { open = try editor.next() }
    expectEqual(open["params"]["diagnostics"].elements.count, 1)

    try editor.send(["id": 2, "method": "shutdown"])
    var answer = try editor.next()
    while answer["id"].int != 2 { answer = try editor.next() }
    try editor.send(["method": "exit"])
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
  }

  @Test func `what is no message ends the server`() throws {
    let result = try CommandLineTool(folder: try TemporaryFolder()).run("lsp", input: "no header\r\n\r\n")
    expectEqual(result.status, 66)
    expectEqual(result.error, "error: cannot read standard input: a header without Content-Length\n")
  }
}

private struct Editor {
  let input: FileHandle
  let output: FileHandle
  private var decoder = MessageDecoder()

  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  func send(_ message: JSONValue) throws { try input.write(contentsOf: MessageDecoder.encoded(message)) }

  mutating func next() throws -> JSONValue {
    while true {
      if let message = try decoder.next() { return try #require(JSONValue(parsing: message)) }
      let bytes = output.availableData
      try #require(!bytes.isEmpty, "the server has ended")
      decoder.append(bytes)
    }
  }
}
