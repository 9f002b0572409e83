import StateKitTestSupport
import Testing

@testable import StateKitLanguageServer

struct RenameTests {
  private func rename(
    _ marked: String,
    to name: String,
    in path: String = Demo.path,
    _ client: inout TestClient
  )
    throws -> [String: String]
  {
    let place = try client.place(of: marked, in: path)
    let edit = try client.request(
      "textDocument/rename",
      TestClient.adding(["newName": .string(name)], to: place)
    )
    return try client.texts(after: edit)
  }

  @Test func `an action is renamed in its schema with its earlier name, and its handlers follow`() throws {
    var client = try Demo.client()
    let texts = try rename(#"dispatch": "cart.a|dded"#, to: "put", &client)
    let schema = try #require(texts[Demo.path])
    #expect(!schema.contains(#""added":"#) && !schema.contains("cart.added"))
    #expect(
      schema.contains(
        #""put": { "doc": "Somebody wants it.", "payload": "(product: Product)", "was": ["added"] }"#
      )
    )
    #expect(schema.contains(#""on": "cart.put""#) && schema.contains(#""on": "put""#))
    let swift = try #require(texts[Demo.reducersPath])
    #expect(swift.contains("func put(_ state: inout CartState"))
    #expect(swift.contains("func cartPut(_ state: inout AppState"))
    client.change(Demo.path, to: schema)
    expectEqual(client.diagnostics[Demo.path] ?? [], [])
  }

  @Test func `a declaration that is a string becomes an object with its earlier name`() throws {
    var client = try Demo.client()
    try expectEqual(
      rename(#""o|pened": "()""#, to: "shown", &client)[Demo.path]?
        .contains(#""shown": { "payload": "()", "was": ["opened"] }"#),
      true
    )
    try expectEqual(
      rename(#""is|Open": "Bool"#, to: "isShown", &client)[Demo.path]?.contains(
        #""isShown": { "type": "Bool", "default": { "swift": "false" }, "was": ["isOpen"] }"#
      ),
      true
    )
    try expectEqual(
      rename(#""ca|rt": "Cart""#, to: "basket", &client)[Demo.path]?
        .contains(#""basket": { "domain": "Cart", "was": ["cart"] }"#),
      true
    )
  }

  @Test func `a name that it had before is taken out of the earlier names`() throws {
    var client = try Demo.client()
    let first = try #require(try rename(#""o|pened": "()""#, to: "shown", &client)[Demo.path])
    client.open(Demo.path, first)
    let second = try #require(try rename(#""sh|own": {"#, to: "opened", &client)[Demo.path])
    #expect(second.contains(#""opened": { "payload": "()", "was": ["shown"] }"#))
  }

  @Test func `a label that a bridge passes on is then named there`() throws {
    var client = try Demo.client()
    let schema = try #require(try rename(#""picked": "(pr|oduct"#, to: "choice", &client)[Demo.path])
    #expect(schema.contains(#""picked": "(choice: Product)""#))
    #expect(schema.contains(#""with": { "product": "$choice" }"#))
    client.change(Demo.path, to: schema)
    expectEqual(client.diagnostics[Demo.path] ?? [], [])
  }

  @Test func `a label follows where its action is made, and in the handlers`() throws {
    let view = """
      func show(_ store: Store<CartState, CartAction>) {
        store.send(.added(product: Product(product: 1)))
        if case .added(product: let product) = store.last { print(product) }
      }

      """
    var client = try Demo.client(["/app/Sources/View/View.swift": view])
    let texts = try rename(#""payload": "(pro|duct: Product)""#, to: "item", &client)
    expectEqual(
      texts["/app/Sources/View/View.swift"],
      view.replacing(".added(product:", with: ".added(item:")
    )
    let swift = try #require(texts[Demo.reducersPath])
    #expect(swift.contains("func added(_ state: inout CartState, item product: Product)"))
    #expect(swift.contains("func cartAdded(_ state: inout AppState, item product: Product)"))
    expectEqual(texts[Demo.path]?.contains(#""with": { "item": "$product" }"#), true)
  }

  @Test func `a domain is renamed with the types that are made from its name`() throws {
    let uses = "let store: Store<CartState, CartAction>\n"
    var client = try Demo.client(["/app/Sources/View/View.swift": uses])
    let texts = try rename(#""Ca|rt": {"#, to: "Basket", &client)
    expectEqual(texts[Demo.path]?.contains(#""cart": "Basket""#), true)
    expectEqual(texts[Demo.path]?.contains(#""was": ["Cart"]"#), true)
    expectEqual(texts["/app/Sources/View/View.swift"], "let store: Store<BasketState, BasketAction>\n")
    expectEqual(texts[Demo.reducersPath]?.contains("struct BasketReducer: BasketReducing"), true)
  }

  @Test func `uses in Swift follow where their meaning is clear, and are asked for elsewhere`() throws {
    let view = """
      func show(_ store: Store<CartState, CartAction>, _ app: Store<AppState, AppAction>) {
        app.send(.cart(.closed))
        store.send(.closed)
        app.send(.list(.closed))
        print(\\AppAction.cart.closed, \\AppAction.cart?.closed, CartAction.closed, DoorAction.closed)
      }

      """
    let window = "func hide() { window.send(.closed) }\n"
    let schema = Demo.schema.replacing(
      #""searched":"#,
      with: #""closed": {}, "searched":"#
    )
    var client = try Demo.client([
      Demo.path: schema, "/app/Sources/View/View.swift": view, "/app/Sources/View/Window.swift": window,
    ])
    let place = try client.place(of: #""cl|osed": { "set""#, in: Demo.path)
    let edit = try client.request("textDocument/rename", TestClient.adding(["newName": "shut"], to: place))
    try expectEqual(
      client.texts(after: edit)["/app/Sources/View/View.swift"],
      view.replacing(".cart(.closed)", with: ".cart(.shut)").replacing(
        "store.send(.closed)",
        with: "store.send(.shut)"
      )
      .replacing("cart.closed", with: "cart.shut").replacing("cart?.closed", with: "cart?.shut").replacing(
        "CartAction.closed",
        with: "CartAction.shut"
      )
    )
    expectEqual(edit["changeAnnotations"]["uncertain"]["needsConfirmation"].bool, true)
    try expectEqual(
      client.texts(after: edit)["/app/Sources/View/Window.swift"],
      "func hide() { window.send(.shut) }\n"
    )
    // A client that cannot ask changes nothing that is not certain.
    var simple = try Demo.client(
      [Demo.path: schema, "/app/Sources/View/Window.swift": window],
      capabilities: [:]
    )
    let plain = try simple.request("textDocument/rename", TestClient.adding(["newName": "shut"], to: place))
    try expectEqual(simple.texts(after: plain).keys.sorted(), [Demo.path])
  }

  @Test func `a name that makes a mistake is refused with the mistake`() throws {
    var client = try Demo.client()
    let place = try client.place(of: #""cl|osed": { "set""#, in: Demo.path)
    for name in ["opened", "two words", "init.x", ""] {
      let message: JSONValue = .object([
        "id": 1, "method": "textDocument/rename",
        "params": TestClient.adding(["newName": .string(name)], to: place),
      ])
      let answer = try #require(client.server.handle([Array(message.text.utf8)]).first)
      expectEqual(answer["error"]["code"].int, -32803)
      expectEqual(answer["error"]["message"].string?.isEmpty, false)
    }
  }

  @Test func `only names of the schema can be renamed`() throws {
    var client = try Demo.client()
    let place = try client.place(of: #""sta|tekit""#, in: Demo.path)
    let message: JSONValue = .object(["id": 1, "method": "textDocument/prepareRename", "params": place])
    expectEqual(client.server.handle([Array(message.text.utf8)]).first?["error"]["code"].int, -32803)
    let prepared = try client.request(
      "textDocument/prepareRename",
      try client.place(of: #""on": "cart.ad|ded", "dispatch": "cart.closed""#, in: Demo.path)
    )
    expectEqual(prepared["placeholder"].string, "added")
  }
}
