import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct LanguageServerTests {
  @Test func `a very large schema is checked after a pause, and a small one at once`() throws {
    let large = Demo.schema + String(repeating: " ", count: 1 << 20)
    var client = try Demo.client([
      "/app/Sources/Other/Other.statekit.json": #"{"statekit": 1, "domains": {}}"#
    ])
    func edit(_ path: String, _ text: String) {
      let message: JSONValue = .object([
        "method": "textDocument/didOpen",
        "params": .object([
          "textDocument": .object(["uri": client.uri(path), "version": 1, "text": .string(text)])
        ]),
      ])
      _ = client.server.handle([Array(message.text.utf8)])
    }
    edit("/app/Sources/Other/Other.statekit.json", #"{"statekit": 1, "domains": {"A": {}}}"#)
    expectEqual(client.server.pause, 0)
    edit(Demo.path, large)
    expectEqual(client.server.pause, 400)
    _ = client.server.publish()
    expectEqual(client.server.pause, 0)
  }

  @Test func `the module in which one types is published first, and the others one by one`() throws {
    let wrong = #"{"statekit": 1, "uses": ["Core"], "domains": {"App": {"children": {"user": "Core.Usr"}}}}"#
    let core = #"{"statekit": 1, "domains": {"User": {"actions": {"renamed": {"reduce": "none"}}}}}"#
    let files = MemoryFiles([
      "/app/Sources/App/App.statekit.json": wrong, "/app/Sources/Core/Core.statekit.json": core,
      "/app/Sources/Back/Back.statekit.json": wrong,
    ])
    var server = LanguageServer(files: files)
    let uri: JSONValue = "file:///app/Sources/Core/Core.statekit.json"
    for message: JSONValue in [
      ["id": 1, "method": "initialize", "params": ["rootUri": "file:///app", "capabilities": [:]]],
      ["method": "textDocument/didOpen", "params": ["textDocument": ["uri": uri, "text": .string(core)]]],
    ] {
      _ = server.handle([Array(message.text.utf8)])
    }
    expectEqual(server.publish().count, 3)
    #expect(!server.isChanged)
    let edit: JSONValue = [
      "method": "textDocument/didChange",
      "params": ["textDocument": ["uri": uri], "contentChanges": [["text": "{"]]],
    ]
    _ = server.handle([Array(edit.text.utf8)])
    var published: [[String]] = []
    while server.isChanged {
      published.append(server.publishNext().compactMap { $0["params"]["uri"].string })
    }
    expectEqual(
      published,
      [
        ["file:///app/Sources/Core/Core.statekit.json"], ["file:///app/Sources/App/App.statekit.json"],
        ["file:///app/Sources/Back/Back.statekit.json"],
      ]
    )
  }

  @Test func `a code leads to its page, where the client opens one`() throws {
    let texts = ["/app/Users.statekit.json": "{"]
    let able: JSONValue = ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]]
    for (capabilities, options, address) in [
      (able, [:] as JSONValue, "file:///caches/SK0112.txt" as String?), ([:], [:], nil),
      (
        [:], ["documentation": "https://example.org"],
        "https://example.org/documentation/statekit-gen/sk0112"
      ),
    ] {
      let client = try TestClient(texts, capabilities: capabilities, options: options)
      let codes = client.diagnostics["/app/Users.statekit.json"] ?? []
      expectEqual(codes.map { $0["codeDescription"]["href"].string }, [address])
    }
  }

  @Test func `a client that watches files is asked for schemas`() throws {
    var server = LanguageServer(files: MemoryFiles([:]))
    let able: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    for message: JSONValue in [
      ["id": 1, "method": "initialize", "params": ["capabilities": able]]
    ] {
      expectEqual(server.handle([Array(message.text.utf8)]).count, 1)
    }
    let asked = server.handle([Array(JSONValue.object(["method": "initialized"]).text.utf8)])
    expectEqual(asked.map { $0["method"].string }, ["client/registerCapability"])
    let answer: JSONValue = ["id": "watch", "result": .null]
    #expect(server.handle([Array(answer.text.utf8)]).isEmpty)
  }

  private static let users =
    #"{"statekit": 1, "domains": {"Users": {"state": {"isOn": "Bool = false"}, "actions": {"on": {"toggle": ["isOn"]}}}}}"#

  @Test func `mistakes are published as one types, and taken back`() throws {
    var client = try TestClient(["/app/Users.statekit.json": Self.users])
    #expect(client.diagnostics.isEmpty)
    client.open("/app/Users.statekit.json", Self.users)
    #expect(client.diagnostics.isEmpty)
    client.change("/app/Users.statekit.json", to: Self.users.replacing("toggle", with: "toggles"))
    let found = try #require(client.diagnostics["/app/Users.statekit.json"]?.first)
    expectEqual(found["code"].string, "SK0201")
    expectEqual(found["severity"].int, 1)
    expectEqual(
      found["range"].text,
      #"{"start": {"line": 0, "character": 92}, "end": {"line": 0, "character": 101}}"#
    )
    client.change("/app/Users.statekit.json", to: Self.users)
    expectEqual(client.diagnostics["/app/Users.statekit.json"], [])
  }

  @Test func `a closed document is that of the disk again`() throws {
    var client = try TestClient(["/app/Users.statekit.json": Self.users])
    client.open("/app/Users.statekit.json", "{")
    expectEqual(client.diagnostics["/app/Users.statekit.json"]?.count, 1)
    client.notify("textDocument/didClose", ["textDocument": ["uri": client.uri("/app/Users.statekit.json")]])
    expectEqual(client.diagnostics["/app/Users.statekit.json"], [])
  }

  @Test(arguments: ["/app/notes.json", "/other/Users.statekit.json", "/app/.build/Users.statekit.json"])
  func `a document that is no schema of a folder is known only while it is open`(path: String) throws {
    var client = try TestClient([path: Self.users])
    let document: JSONValue = ["textDocument": ["uri": client.uri(path)]]
    client.open(path, Self.users)
    try expectEqual(client.request("textDocument/documentSymbol", document).elements.count, 1)
    client.notify("textDocument/didClose", document)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": client.uri(path), "type": 2]]])
    #expect(try client.request("workspace/symbol", ["query": ""]).elements.isEmpty)
  }

  @Test(arguments: [#""Core""#, #""C\u006Fre""#])
  func `a mistake in a module is one in those that use it, and in those that use these`(use: String) throws {
    func text(_ name: String, uses: String) -> String {
      #"{"statekit": 1, "access": "public", "uses": [\#(uses)], "domains": {"\#(name)Main": {}}}"#
    }
    let core = "/app/Sources/Core/Core.statekit.json"
    let top = "/app/Sources/Top/Top.statekit.json"
    var client = try TestClient([
      core: text("Core", uses: ""), "/app/Sources/Cafe/Cafe.statekit.json": text("Cafe", uses: use),
      top: text("Top", uses: #""Cafe""#),
    ])
    client.open(core, text("Core", uses: ""))
    #expect(client.diagnostics[top, default: []].allSatisfy { $0["code"].string != "SK0681" })
    client.change(core, to: "{")
    #expect(client.diagnostics[top, default: []].contains { $0["code"].string == "SK0681" })
    client.change(core, to: text("Core", uses: ""))
    #expect(client.diagnostics[top, default: []].allSatisfy { $0["code"].string != "SK0681" })
  }

  @Test func `a mistake in a closed schema is published, and a mended file takes it back`() throws {
    var client = try TestClient(["/app/Users.statekit.json": Self.users, "/app/App.statekit.json": "{"])
    expectEqual(client.diagnostics["/app/App.statekit.json"]?.first?["code"].string, "SK0112")
    client.files.texts["/app/App.statekit.json"] = nil
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": client.uri("/app/App.statekit.json"), "type": 3]]]
    )
    expectEqual(client.diagnostics["/app/App.statekit.json"], [])
  }

  @Test(arguments: [("utf-16", 18, 19), ("utf-8", 20, 22)])
  func `edits of ranges count as both sides have agreed`(encoding: String, start: Int, end: Int) throws {
    var client = try TestClient([:], capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    let uri = client.uri("/app/Users.statekit.json")
    client.open("/app/Users.statekit.json", #"{"domains": {"A😀é": {}}}"#)
    let range: JSONValue = [
      "start": ["line": 0, "character": .number("\(start - 1)")],
      "end": ["line": 0, "character": .number("\(end - 1)")],
    ]
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri], "contentChanges": [["range": range, "text": "e"]]]
    )
    let symbols = try client.request("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    expectEqual(symbols.elements.map { $0["name"].string }, ["A😀e"])
  }

  @Test func `the life of a server has an order`() throws {
    var server = LanguageServer(files: MemoryFiles([:]))
    func send(_ message: JSONValue) -> JSONValue? { server.handle([Array(message.text.utf8)]).first }
    expectEqual(send(["id": 1, "method": "textDocument/hover"])?["error"]["code"].int, -32002)
    expectEqual(
      send(["id": 2, "method": "initialize", "params": [:]])?["result"]["capabilities"]["hoverProvider"].bool,
      true
    )
    expectEqual(send(["id": 3, "method": "initialize", "params": [:]])?["error"]["code"].int, -32600)
    expectEqual(send(["id": 4, "method": "no/method"])?["error"]["code"].int, -32601)
    expectEqual(send(["id": "five", "method": "shutdown"])?["result"], .null)
    expectEqual(send(["id": 6, "method": "shutdown"])?["error"]["code"].int, -32600)
    #expect(server.exitStatus == nil)
    _ = send(["method": "exit"])
    expectEqual(server.exitStatus, 0)
    expectEqual(server.handle([[0x7B]]).first?["error"]["code"].int, -32700)
  }

  @Test func `a request that is cancelled before it is handled has no result`() throws {
    var client = try TestClient(["/app/Users.statekit.json": Self.users])
    let request = #"{"id": 7, "method": "workspace/symbol", "params": {"query": ""}}"#
    let cancellation = #"{"method": "$/cancelRequest", "params": {"id": 7}}"#
    let answer = client.server.handle([Array(request.utf8), Array(cancellation.utf8)])
    expectEqual(answer.first?["error"]["code"].int, -32800)
  }
}
