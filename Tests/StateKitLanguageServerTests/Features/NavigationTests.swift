import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct NavigationTests {
  private func lines(_ answer: JSONValue) -> [String] {
    answer.elements.map {
      let path = DocumentURI($0["uri"].string ?? "").path ?? ""
      return "\(path.split(separator: "/").last ?? ""):\(($0["range"]["start"]["line"].int ?? -2) + 1)"
    }
  }

  @Test func `a path leads to the action, and the action to its handler`() throws {
    var client = try Demo.client()
    let place = try client.place(of: #""dispatch": "cart.ad|ded""#, in: Demo.path)
    expectEqual(lines(try client.request("textDocument/definition", place)), ["App.statekit.json:18"])
    let declaration = try client.place(of: #""add|ed": {"#, in: Demo.path)
    expectEqual(lines(try client.request("textDocument/definition", declaration)), ["Reducers.swift:4"])
    // Without a handler it is its own declaration.
    let closed = try client.place(of: #""clo|sed": {"#, in: Demo.path)
    expectEqual(lines(try client.request("textDocument/definition", closed)), ["App.statekit.json:19"])
    let reaction = try client.place(of: #""cart.add|ed": "handler""#, in: Demo.path)
    expectEqual(lines(try client.request("textDocument/implementation", reaction)), ["Reducers.swift:9"])
  }

  @Test func `the handler leads back to the schema`() throws {
    var client = try Demo.client()
    let handler = try client.place(of: "func add|ed(", in: Demo.reducersPath)
    expectEqual(lines(try client.request("textDocument/definition", handler)), ["App.statekit.json:18"])
    let reaction = try client.place(of: "func cart|Added(", in: Demo.reducersPath)
    expectEqual(lines(try client.request("textDocument/definition", reaction)), ["App.statekit.json:8"])
    expectEqual(
      lines(
        try client.request(
          "textDocument/definition",
          try client.place(of: "append(pro|duct)", in: Demo.reducersPath)
        )
      ),
      []
    )
  }

  @Test func `an action is found in each bridge, reaction and effect, and in Swift`() throws {
    var client = try Demo.client()
    let place = TestClient.adding(
      ["context": ["includeDeclaration": false]],
      to: try client.place(of: #""add|ed": {"#, in: Demo.path)
    )
    expectEqual(
      lines(try client.request("textDocument/references", place)),
      [
        "App.statekit.json:8", "App.statekit.json:10", "App.statekit.json:11", "App.statekit.json:22",
        "Reducers.swift:4", "Reducers.swift:9",
      ]
    )
  }

  @Test func `references are also the uses in Swift`() throws {
    var client = try Demo.client([
      "/app/Sources/App/Own.swift": "let action = CartAction.added(product: tea)\n"
    ])
    let uses = try client.request(
      "textDocument/references",
      try client.place(of: #""ad|ded": { "doc""#, in: Demo.path)
    )
    #expect(lines(uses).contains("Own.swift:0") || lines(uses).contains("Own.swift:1"))
  }

  @Test func `names of another module lead into its schemas`() throws {
    let other = "/app/Sources/Shop/Shop.statekit.json"
    var client = try Demo.client([
      other: #"{"statekit": 1, "uses": ["App"], "domains": {"Shop": {"children": {"cart": "App.Cart"}, "#
        + #""bridges": [{"on": "cart.opened", "dispatch": "cart.closed"}]}}}"#
    ])
    expectEqual(
      lines(
        try client.request("textDocument/definition", try client.place(of: #""cart.ope|ned"#, in: other))
      ),
      ["App.statekit.json:20"]
    )
    expectEqual(
      lines(try client.request("textDocument/definition", try client.place(of: #""App.Ca|rt"#, in: other))),
      ["App.statekit.json:14"]
    )
    let uses = try client.request(
      "textDocument/references",
      try client.place(of: #""ope|ned": "()"#, in: Demo.path)
    )
    #expect(lines(uses).contains("Shop.statekit.json:1"))
  }

  @Test func `all places in one file are highlighted`() throws {
    var client = try Demo.client()
    let answer = try client.request(
      "textDocument/documentHighlight",
      try client.place(of: #""is|Open": "Bool"#, in: Demo.path)
    )
    expectEqual(answer.elements.map { $0["range"]["start"]["line"].int }, [9, 15, 18])
    expectEqual(answer.elements.map { $0["kind"].int }, [2, 3, 2])
  }
}
