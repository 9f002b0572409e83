import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct NameCompletionTests {
  /// The items where `|` stands, in a schema with another text in the place of one.
  private func items(_ old: String, _ new: String) throws -> [JSONValue] {
    var client = try Demo.client()
    let marked = Demo.schema.replacing(old, with: new)
    #expect(marked.contains("|"))
    return try client.request("textDocument/completion", try client.place(marked, in: Demo.path)).elements
  }

  private func labels(_ old: String, _ new: String) throws -> [String] {
    try items(old, new).compactMap { $0["label"].string }
  }

  @Test func `a path is completed step by step, with payload and documentation`() throws {
    try expectEqual(labels(#""on": "list.picked""#, #""on": "|""#), ["cart", "list"])
    let items = try items(#""on": "list.picked""#, #""on": "cart.a|""#)
    expectEqual(items.compactMap { $0["label"].string }, ["added", "closed", "opened", "*"])
    expectEqual(items[0]["detail"].string, "(product: Product)")
    expectEqual(items[0]["documentation"].string, "Somebody wants it.")
    expectEqual(
      items[0]["textEdit"].text,
      #"{"range": {"start": {"line": 9, "character": 22}, "end": {"line": 9, "character": 23}}, "newText": "added"}"#
    )
  }

  @Test func `what comes and goes, what changes, and the id of an element are offered`() throws {
    let children = #""list": "Catalogue""#
    let more =
      #""list": "Catalogue", "spare": { "domain": "Cart", "kind": "optional" }, "path": { "stack": { "cart": "Cart" } }"#
    func labels(_ bridge: String) throws -> [String] {
      try self.labels(
        #"\#(children) },\#n      "reactions": { "cart.added": "handler" },\#n      "bridges": ["#,
        #"\#(more) },\#n      "reactions": { "cart.added": "handler" },\#n      "bridges": [{ \#(bridge) },"#
      )
    }
    try expectEqual(labels(#""onMade": "|", "dispatch": "cart.closed""#), ["true", "spare", "path"])
    try expectEqual(labels(#""onGone": "path.|", "dispatch": "cart.closed""#), ["true", "cart"])
    try expectEqual(labels(#""onChange": ["count", "list.|"], "dispatch": "cart.closed""#), ["query"])
    let values = try labels(#""onGone": "path", "dispatch": "path.cart.closed", "with": { "path": "|" }"#)
    #expect(values.contains("$id"), "\(values)")
  }

  @Test func `values that fit the type come first`() throws {
    let values = try items(
      #""set": { "isOpen": false }"#,
      #""payload": "(flag: Bool, name: String)", "set": { "isOpen": | }"#
    )
    expectEqual(values.prefix(1).compactMap { $0["label"].string }, ["$flag"])
    let ranks = Dictionary(
      uniqueKeysWithValues: values.map { ($0["label"].string ?? "", $0["sortText"].string?.first) }
    )
    #expect(ranks["@isOpen"] == "1" && ranks["@products"] == "2")
    #expect(ranks["$name"] == nil)
    #expect(ranks["true"] != nil)
  }

  @Test func `domains, types and labels are offered where they fit`() throws {
    try expectEqual(labels(#""cart": "Cart""#, #""cart": "|""#), ["Cart", "Catalogue"])
    #expect(
      try labels(#""picked": "(product: Product)""#, #""picked": "(product: Pr|)""#).contains("Product")
    )
    #expect(try labels(#""picked": "(product: Product)""#, #""picked": "(product: [I|])""#).contains("Int"))
    #expect(try labels(#""picked": "(product: Product)""#, #""picked": "C|""#).contains("CartState"))
    try expectEqual(
      labels(#""dispatch": "cart.added","#, #""dispatch": "cart.added", "with": { "|" },"#),
      ["product"]
    )
    try expectEqual(labels(#""when": "cart.isOpen""#, #""when": "cart.|""#), ["isOpen", "products"])
    try expectEqual(labels(#""isOpen": false }"#, #""is|" }"#), ["isOpen", "products"])
  }

  @Test func `what a condition compares with is offered: cases, values of the action and of the state`()
    throws
  {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = #"""
      {"statekit": 1, "domains": {"App": {
        "state": {"count": "Int = 0"}, "binds": ["count"],
        "actions": {"opened": {"payload": "(id: Int)", "reduce": "none"}, "closed": {}},
        "children": {"page": {"oneOf": {"detail": "Detail", "edit": "Detail"}}},
        "requests": {"load": {"output": "Int", "into": "menu"}},
        "bridges": [{"on": "opened", "dispatch": "closed", "when": {"path": "PATH", "is": |}}]},
        "Detail": {"actions": {"went": {}}}}}
      """#
    func labels(_ schema: String) throws -> [String] {
      var client = try TestClient([path: schema.replacing("|", with: "null")])
      let items = try client.request("textDocument/completion", client.place(schema, in: path)).elements
      return items.compactMap { $0["label"].string }
    }
    func labels(of tested: String) throws -> [String] { try labels(schema.replacing("PATH", with: tested)) }
    try expectEqual(labels(of: "page").prefix(2), ["detail", "edit"])
    try expectEqual(labels(of: "menu").prefix(4), ["idle", "loading", "loaded", "failed"])
    try expectEqual(labels(of: "count").prefix(2), ["$id", "@count"])
    let binding = schema.replacing("PATH", with: "count").replacing("|", with: "1")
    try expectEqual(
      labels(binding.replacing(#""on": "opened""#, with: #""on": "binding.|""#)),
      ["count", "*"]
    )
  }

  @Test func `paths of changes are completed, with the values that name elements`() throws {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = #"""
      {"statekit": 1, "types": {"Spot": {"struct": {"id": "String", "text": "String"}}}, "domains": {"App": {
        "state": {"title": "String", "spots": "IdentifiedArray<Spot>"},
        "actions": {"opened": {"payload": "(key: String, id: Int)", "set": {CHANGE}}},
        "children": {"rows": {"domain": "Row", "kind": "each"}}},
        "Row": {"state": {"id": "Int", "name": "String"}, "children": {"cell": "Cell"}},
        "Cell": {"state": {"isOn": "Bool = false"}}}}
      """#
    func labels(_ change: String) throws -> [String] {
      let marked = schema.replacing("CHANGE", with: change)
      var client = try TestClient([path: schema.replacing("CHANGE", with: #""title": "a""#)])
      let items = try client.request("textDocument/completion", client.place(marked, in: path)).elements
      return items.sorted { ($0["sortText"].string ?? "") < ($1["sortText"].string ?? "") }
        .compactMap { $0["label"].string }
    }
    try expectEqual(labels(#""rows[|": 1"#), ["$id", "$key"])
    try expectEqual(labels(#""rows[$id].|": 1"#), ["cell", "id", "name"])
    try expectEqual(labels(#""rows[$id].cell.|": 1"#), ["isOn"])
    try expectEqual(labels(#""spots[$|": 1"#), ["$key", "$id"])
    try expectEqual(labels(#""spots[$key].|": 1"#), ["id", "text"])
    try expectEqual(labels(#""title": "@rows[|""#), ["$id", "$key"])
    try expectEqual(labels(#""title": "@rows[$id].|""#), ["name", "cell", "id"])
    try expectEqual(labels(#""rows[$id].name": "$|""#).first, "$key")
  }

  @Test(arguments: [#""opened": 1"#, #""opened": {}, "re"#])
  func `names of another module are offered while that has mistakes`(actions: String) throws {
    let accounts = #"{"statekit": 1, "access": "public", "domains": {"Users": {"actions": {\#(actions)}}}}"#
    let app =
      #"{"statekit": 1, "uses": ["Accounts"], "domains": {"App": {"children": {"users": "Accounts.Users"},"#
    let path = "/app/Sources/App/App.statekit.json"
    var client = try TestClient([
      "/app/Sources/Accounts/Users.statekit.json": accounts, path: app + " }}}",
    ])
    expectEqual(client.diagnostics[path]?.isEmpty, false)
    let marked = app + #" "bridges": [{"on": "users.|"}] }}}"#
    let items = try client.request("textDocument/completion", client.place(marked, in: path)).elements
    #expect(items.compactMap { $0["label"].string }.contains("opened"))
  }

  @Test func `codes are offered with what they are about`() throws {
    let codes = try items(#""state": { "count": "Int = 0" },"#, #""allow": ["|"], "state": {},"#)
    #expect(codes.contains { $0["label"].string == "SK0701" && $0["detail"].string?.isEmpty == false })
  }

  @Test func `whole declarations are snippets, for clients that fill in their places`() throws {
    #expect(try labels(#""opened": "()""#, #""opened": "()", |"#).contains("action with a change"))
    #expect(try labels(#""bridges": ["#, #""bridges": [ |, "#).contains("bridge"))
    #expect(try labels(#""children": {"#, #""children": { |, "#).contains("list of children"))
    var simple = try Demo.client(capabilities: [:])
    let marked = Demo.schema.replacing(#""opened": "()""#, with: #""opened": "()", |"#)
    let items = try simple.request("textDocument/completion", try simple.place(marked, in: Demo.path))
      .elements
    #expect(!items.contains { $0["kind"].int == CompletionItem.Kind.snippet.rawValue })
  }
}
