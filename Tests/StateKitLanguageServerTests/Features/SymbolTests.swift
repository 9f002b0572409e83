import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct SymbolTests {
  private static let text = """
    {
      "statekit": 1,
      "domains": {
        "Users": {
          "state": { "count": "Int = 0" },
          "actions": {
            "opened": { "payload": "(id: Int)", "reduce": "none" }
          }
        }
      },
      "types": { "Phase": { "enum": ["on"] } }
    }
    """

  @Test func `declarations are a tree with their types`() throws {
    var client = try TestClient([:])
    client.open("/app/Users.statekit.json", Self.text)
    let symbols = try client.request(
      "textDocument/documentSymbol",
      ["textDocument": ["uri": client.uri("/app/Users.statekit.json")]]
    ).elements
    expectEqual(symbols.map { $0["name"].string }, ["Users", "Phase"])
    let inner = symbols[0]["children"].elements
    expectEqual(inner.map { $0["name"].string }, ["count", "opened"])
    expectEqual(inner.map { $0["detail"].string }, ["Int = 0", "(id: Int)"])
    expectEqual(
      inner[1]["selectionRange"].text,
      #"{"start": {"line": 6, "character": 8}, "end": {"line": 6, "character": 16}}"#
    )
  }

  @Test func `declarations of all schemas are found by some of their letters`() throws {
    var client = try TestClient(["/app/Users.statekit.json": Self.text])
    let found = try client.request("workspace/symbol", ["query": "opn"]).elements
    expectEqual(found.map { $0["name"].string }, ["opened"])
    expectEqual(found[0]["containerName"].string, "Users")
    #expect(try client.request("workspace/symbol", ["query": "nepo"]).elements.isEmpty)
  }

  @Test func `a client gets a few hundred symbols at once`() throws {
    let actions = (0..<1000).map { #""act\#($0)": {}"# }.joined(separator: ", ")
    let text = #"{"statekit": 1, "domains": {"Users": {"actions": {\#(actions)}}}}"#
    var client = try TestClient(["/app/Users.statekit.json": text])
    expectEqual(try client.request("workspace/symbol", ["query": ""]).elements.count, 300)
    expectEqual(try client.request("workspace/symbol", ["query": "act999"]).elements.count, 1)
  }

  @Test func `formatting keeps line ends of two bytes`() throws {
    let path = "/app/Users.statekit.json"
    var client = try TestClient([:])
    client.open(path, "{\r\n\"statekit\": 1,\r\n \"domains\": {}}\r\n")
    let edits = try client.request("textDocument/formatting", ["textDocument": ["uri": client.uri(path)]])
    let edit: JSONValue = .object(["changes": .object([.init(key: "file://" + path, value: edits)])])
    try expectEqual(client.texts(after: edit)[path]?.replacing("\r\n", with: "").contains("\n"), false)
    try expectEqual(client.texts(after: edit)[path]?.hasSuffix("}\r\n"), true)
  }

  @Test func `objects of several lines fold`() throws {
    var client = try TestClient([:])
    client.open("/app/Users.statekit.json", Self.text)
    let ranges = try client.request(
      "textDocument/foldingRange",
      ["textDocument": ["uri": client.uri("/app/Users.statekit.json")]]
    ).elements
    expectEqual(
      ranges.map { [$0["startLine"].int, $0["endLine"].int] },
      [[5, 6], [3, 7], [2, 8], [0, 10]]
    )
  }

  @Test func `formatting changes only what has another layout`() throws {
    var client = try TestClient([:])
    let path = "/app/Users.statekit.json"
    client.open(path, "{\n  \"statekit\": 1,\n  \"domains\": {\"Users\": {}}\n}\n")
    let edits = try client.request("textDocument/formatting", ["textDocument": ["uri": client.uri(path)]])
      .elements
    expectEqual(edits.count, 1)
    expectEqual(edits[0]["range"]["start"].text, #"{"line": 0, "character": 1}"#)
    expectEqual(edits[0]["range"]["end"].text, #"{"line": 3, "character": 0}"#)
    client.open(path, "{\n  \"statekit\": 1,\n")
    #expect(
      try client.request("textDocument/formatting", ["textDocument": ["uri": client.uri(path)]]).elements
        .isEmpty
    )
  }
}
