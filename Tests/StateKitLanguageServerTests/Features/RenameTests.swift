import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
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

  @Test func `the names in a path with an element are renamed, in changes and in values`() throws {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"text": "String"},
          "actions": {
            "named": {"payload": "(key: Int, title: String)", "set": {"rows[$key].title": "$title"}},
            "read": {"payload": "(at: Int)", "set": {"text": "@rows[$at].title"}}
          },
          "children": {"rows": {"domain": "Row", "kind": "each"}},
          "reactions": {"rows.tapped": {"set": {"rows[$rows].title": "tapped"}}}
        },
        "Row": {"state": {"id": "Int", "title": "String"}, "actions": {"tapped": {"reduce": "none"}}}
      }}
      """#
    var client = try TestClient([path: schema])
    func renamed(_ place: String, to name: String) throws -> String {
      try #require(try rename(place, to: name, in: path, &client)[path])
    }
    for place in [#"{"ro|ws[$key]"#, "@ro|ws[$at]", #"{"ro|ws": {"#, "[$ro|ws]"] {
      let lines = try renamed(place, to: "lines")
      for text in [
        #""lines[$key].title": "$title""#, "@lines[$at].title", #""lines[$lines].title""#, #""lines.tapped""#,
      ] {
        #expect(lines.contains(text), "\(place), \(text)")
      }
    }
    let label = try renamed("[$k|ey]", to: "row")
    #expect(label.contains("(row: Int, title: String)") && label.contains(#""rows[$row].title": "$title""#))
    let property = try renamed("[$at].ti|tle", to: "name")
    #expect(property.contains(#""rows[$key].name": "$title""#) && property.contains("@rows[$at].name"))
    #expect(property.contains(#"{"rows[$rows].name": "tapped"}"#))
  }

  @Test func `the label of an enum's value is renamed in paths and values, too`() throws {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = """
      {"statekit": 1, "types": {"Phase": {"enum": ["idle", {"failed": "(reason: String)"}]}}, "domains": {"App": {
        "state": {"phase": {"type": "Phase", "default": "idle"}, "text": "String?"},
        "actions": {
          "go": {"set": {"phase": {"failed": {"reason": "no"}}}}, "show": {"payload": "String?", "set": {"text": "$0"}}
        },
        "bridges": [{"on": "go", "dispatch": "show", "with": {"0": "@phase.failed.reason"}}]
      }}}
      """
    var client = try TestClient([path: schema])
    for place in ["(rea|son: String)", "@phase.failed.rea|son", #"{"rea|son": "no"}"#] {
      let renamed = try rename(place, to: "cause", in: path, &client)[path]
      expectEqual(renamed?.contains("(cause: String)"), true)
      expectEqual(renamed?.contains("@phase.failed.cause"), true)
      expectEqual(renamed?.contains(#"{"cause": "no"}"#), true)
      expectEqual(renamed?.contains("reason"), false)
    }
  }

  @Test func `a case is renamed in the code of defaults, too`() throws {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = """
      {"statekit": 1, "types": {"Fee": {"enum": ["free", {"paid": "(amount: Int, by: String)"}]}}, "domains": {"App": {
        "state": {
          "fee": "Fee = .free", "other": {"type": "Fee?", "default": {"swift": "Fee.free"}},
          "last": "Fee = .paid(amount: 1, by: \\"a.free\\")", "next": {"type": "Fee", "default": "free"}
        }
      }}}
      """
    var client = try TestClient([path: schema])
    for place in ["= .fr|ee", "Fee.fr|ee", #"["fr|ee"#, #""default": "fr|ee"#] {
      let renamed = try rename(place, to: "gratis", in: path, &client)[path]
      expectEqual(renamed, schema.replacing("free", with: "gratis").replacing("a.gratis", with: "a.free"))
    }
    expectEqual(
      try rename("= .pa|id", to: "some", in: path, &client)[path],
      schema.replacing("paid", with: "some")
    )
  }

  @Test func `a bound property is renamed where it is sent, too`() throws {
    let schema = """
      {"statekit": 1, "domains": {"Login": {"state": {"name": "String", "text": "String"}, "binds": ["name"]}}}
      """
    let swift = """
      func type(_ store: Store<LoginState, LoginAction>) {
        store.send(.binding(.name("Ann")))
        store.send(LoginAction.binding(LoginBinding.name("Ann")))
        store.send(.other(.name("Ann")))
      }

      """
    let renamed = try renamed(#"{"na|me""#, to: "user", schema, swift)
    expectEqual(
      renamed.swift,
      swift.replacing("ing(.name", with: "ing(.user").replacing("Binding.name", with: "Binding.user")
    )
    expectEqual(renamed.asks, false)
  }

  @Test func `names that are made of two are renamed with either`() throws {
    let schema = """
      {"statekit": 1, "domains": {
        "App": {
          "state": {"a": "Int", "b": "Int"}, "children": {"screen": {"oneOf": ["Home", "Login"]}},
          "requests": {"save": {"with": {"a": "@a", "b": "@b"}}}, "effects": {"log": {"on": "save.success", "with": {"a": "@a", "b": "@b"}}}
        },
        "Home": {}, "Login": {}
      }}
      """
    let swift = """
      let reducer = Reducer<AppScreenState, AppScreenAction>.appScreen(home: .home(), login: .login())
      let values: (AppSaveValues, AppLogValues)?

      """
    func expect(_ place: String, _ name: String, _ changes: (String, String)...) throws {
      let renamed = try renamed(place, to: name, schema, swift)
      expectEqual(renamed.swift, changes.reduce(swift) { $0.replacing($1.0, with: $1.1) })
      expectEqual(renamed.asks, false)
    }
    try expect(
      #""Ap|p""#,
      "Root",
      ("AppScreen", "RootScreen"),
      (".appScreen", ".rootScreen"),
      ("AppSave", "RootSave"),
      ("AppLog", "RootLog")
    )
    try expect(#"{"scr|een""#, "page", ("AppScreen", "AppPage"), (".appScreen", ".appPage"))
    try expect(#"{"sa|ve""#, "store", ("AppSave", "AppStore"))
    try expect(#"{"lo|g""#, "note", ("AppLog", "AppNote"))
  }

  @Test func `a property behind a closure asks`() throws {
    let schema =
      #"{"statekit": 1, "types": {"Item": {"struct": {"id": "Int", "title": "String"}}}, "domains": {"App": {}}}"#
    let swift = "func name(of list: [Item]) -> String? { list.first { $0.id == 1 }?.title }\n"
    let renamed = try renamed(#""ti|tle""#, to: "text", schema, swift)
    expectEqual(renamed.asks, true)
    expectEqual(renamed.swift, swift.replacing(".title", with: ".text"))
  }

  @Test func `the phases of a request are no names of a schema`() throws {
    let schema = """
      {"statekit": 1, "domains": {"App": {
        "state": {"failure": "String?"}, "requests": {"load": {"output": "()", "failure": "String"}}
      }}}
      """
    let swift = "let path = \\AppAction.load?.failure\nlet failure = \\AppState.failure\n"
    let renamed = try renamed(#"{"fail|ure""#, to: "reason", schema, swift)
    expectEqual(
      renamed.swift,
      swift.replacing("State.failure", with: "State.reason")
    )
    expectEqual(renamed.asks, false)
  }

  @Test func `a label of a phase belongs to its request`() throws {
    let schema = """
      {"statekit": 1, "domains": {"App": {"requests": {
        "load": {"input": "(by: Int)", "output": "()"}, "send": {"input": "(by: Int, text: String)", "output": "()"}
      }}}}
      """
    let swift = """
      let loading: [AppAction] = [.load(.request(by: 1)), .load(AppAction.Load.request(by: 2))]
      let sending: [AppAction] = [.send(.request(by: 1, text: "")), .send(AppAction.Send.request(by: 2, text: ""))]

      """
    let renamed = try renamed(#""send": {"input": "(b|y: "#, to: "author", schema, swift)
    let lines = swift.split(separator: "\n")
    let expected = "\(lines[0])\n\(lines[1].replacing("by: ", with: "author: "))\n"
    expectEqual(renamed.swift, expected)
    expectEqual(renamed.asks, false)
  }

  @Test func `a label of the one phase that is left to a handler is renamed there`() throws {
    let schema = """
      {"statekit": 1, "domains": {"App": {"requests": {
        "send": {"input": "(by: Int)", "output": "(post: Int)", "request": {"reduce": "none"}, "success": {"reduce": "handler"}}
      }}}}
      """
    let swift = """
      struct AppReducer: AppReducing {
        func send(_ state: inout AppState, post: Int) {}
      }

      """
    let renamed = try renamed(#""output": "(po|st: "#, to: "letter", schema, swift)
    expectEqual(renamed.swift, swift.replacing("post: Int", with: "letter post: Int"))
    expectEqual(renamed.asks, false)
  }

  @Test func `a name that is written with an escape is a name`() throws {
    let path = "/app/Sources/App/App.statekit.json"
    let schema = #"""
      {"statekit": 1, "domains": {"App": {
        "actions": {"g\u006f": {"reduce": "none"}, "other": {"reduce": "none"}},
        "bridges": [{"on": "go", "dispatch": "other"}]
      }}}
      """#
    var client = try TestClient([path: schema])
    let hover = try client.request("textDocument/hover", client.place(of: #""g\u0|06f""#, in: path))
    expectEqual(hover["contents"]["value"].string?.contains("case go"), true)
    let renamed = try rename(#""on": "g|o""#, to: "went", in: path, &client)[path]
    expectEqual(renamed?.contains(#""on": "went""#), true)
    expectEqual(renamed?.contains(#""went": {"reduce": "none", "was": ["go"]}"#), true)
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
    expectEqual(
      simple.shown,
      [
        "A place in Swift may name something else than this 'closed', and is as it was: Sources/View/Window.swift:1"
      ]
    )
    _ = try client.request("textDocument/rename", TestClient.adding(["newName": "shut"], to: place))
    expectEqual(client.shown, [])
  }

  /// An app of two packages' targets: `Cart` has a domain, and `App` a child of that name.
  private func shop(_ swift: String, cart: String = "") throws -> TestClient {
    try TestClient(
      [
        "/app/Package.swift": "",
        "/app/Sources/Cart/Cart.statekit.json": """
        { "statekit": 1, "domains": { "Cart": { "state": { "count": "Int = 0" }, "actions": { "paid": {} } } } }
        """,
        "/app/Sources/Cart/Cart.swift": cart,
        "/app/Sources/App/Shop.statekit.json": """
        { "statekit": 1, "uses": ["Cart"], "domains": { "Shop": { "children": { "cart": "Cart.Cart" } } } }
        """,
        "/app/Sources/App/App.swift": swift,
      ],
      capabilities: Demo.everything
    )
  }

  /// The texts after a rename that is sure, and whether it asks for more.
  private func renamed(_ marked: String, to name: String, in path: String, _ client: inout TestClient) throws
    -> (
      texts: [String: String], asks: Bool
    )
  {
    let edit = try client.request(
      "textDocument/rename",
      TestClient.adding(["newName": .string(name)], to: try client.place(of: marked, in: path))
    )
    let asks = !edit["changeAnnotations"].isNull
    return (try client.texts(after: edit), asks)
  }

  /// An app with one schema and one Swift file, after a rename in the schema.
  private func renamed(_ marked: String, to name: String, _ schema: String, _ swift: String) throws
    -> (swift: String?, asks: Bool)
  {
    let files = ["/app/Sources/App/App.statekit.json": schema, "/app/Sources/App/App.swift": swift]
    var client = try TestClient(files, capabilities: Demo.everything)
    let result = try renamed(marked, to: name, in: "/app/Sources/App/App.statekit.json", &client)
    return (result.texts["/app/Sources/App/App.swift"], result.asks)
  }

  @Test func `a child and the factory of its domain have one name, and follow on their own`() throws {
    let app = """
      import Cart
      let reducer: Reducer<ShopState, ShopAction> = .shop(cart: .cart())
      let other = Reducer<CartState, CartAction>.cart(CartReducer())
      func pay(_ store: Store<ShopState, ShopAction>) { store.dispatch(.cart(.paid)); print(store.state.cart.count) }

      """
    var client = try shop(app)
    let child = try renamed(
      #""ca|rt": "Cart.Cart""#,
      to: "basket",
      in: "/app/Sources/App/Shop.statekit.json",
      &client
    )
    expectEqual(
      child.texts["/app/Sources/App/App.swift"],
      app.replacing("(cart: .cart())", with: "(basket: .cart())").replacing(
        ".cart(.paid)",
        with: ".basket(.paid)"
      )
      .replacing("state.cart", with: "state.basket")
    )
    #expect(!child.asks)
    client = try shop(app)
    let domain = try renamed(
      #""Ca|rt": {"#,
      to: "Trolley",
      in: "/app/Sources/Cart/Cart.statekit.json",
      &client
    )
    expectEqual(
      domain.texts["/app/Sources/App/App.swift"],
      app.replacing("(cart: .cart())", with: "(cart: .trolley())")
        .replacing(
          "CartState, CartAction>.cart(CartReducer())",
          with: "TrolleyState, TrolleyAction>.trolley(TrolleyReducer())"
        )
    )
    #expect(!domain.asks)
  }

  @Test func `a keyword is spelled as Swift wants it`() throws {
    var client = try Demo.client()
    let swift = try rename(#""ad|ded": {"#, to: "class", &client)[Demo.reducersPath]
    #expect(swift?.contains("func `class`(_ state: inout CartState") == true)
    let label = try rename(#""payload": "(pro|duct: Product)""#, to: "in", &client)[Demo.reducersPath]
    #expect(label?.contains("func added(_ state: inout CartState, in product: Product)") == true)
  }

  @Test(arguments: [
    ("let service: PaymentService; func run() { service.added() }", nil),
    ("let service = PaymentService(); func run() { service.added() }", nil),
    ("typealias Own = Store<AppState, AppAction>; func run(_ own: Own) { own.added() }", true),
    ("let app = Store.cart(); func run() { print(app.added) }", false),
    ("let app = Store.app(); func run() { print(app.added) }", nil),
    ("let app = TestStore(cart()); func run() { print(app.added) }", true),
    ("func run() { someone.added() }", true), ("enum Own { case added }; let own: Own = .added", true),
    ("let action = CartAction.added(product: tea)", false),
    ("func run(_ action: CartAction) -> Bool { action.isAdded }", false),
    ("func run(_ action: Store<AppState, AppAction>) { action.send(.cart(.added(product: tea))) }", false),
  ])
  func `a name in Swift belongs to what is before it, and what is not sure asks`(swift: String, asks: Bool?)
    throws
  {
    let path = "/app/Sources/App/Own.swift"
    var client = try Demo.client([path: swift])
    let result = try renamed(#""ad|ded": { "doc""#, to: "put", in: Demo.path, &client)
    expectEqual(result.texts[path] != nil, asks != nil)
    if asks != nil { #expect(result.texts[path]?.contains(/\.(put|isPut)/) == true) }
    #expect(result.asks == (asks == true))
  }

  @Test func `a target that does not see a schema keeps its names`() throws {
    let uses = "import Foundation\nlet reducer = Reducer<CartState, CartAction>.cart()\n"
    var client = try Demo.client(["/app/Package.swift": "", "/app/Sources/Other/Other.swift": uses])
    try expectEqual(rename(#""Ca|rt": {"#, to: "Basket", &client)["/app/Sources/Other/Other.swift"], nil)
    client = try Demo.client([
      "/app/Package.swift": "", "/app/Sources/Other/Other.swift": "import App\n" + uses,
    ])
    try expectEqual(
      rename(#""Ca|rt": {"#, to: "Basket", &client)["/app/Sources/Other/Other.swift"]?.contains(".basket()"),
      true
    )
  }

  @Test func `a property without a receiver follows in an extension of its state`() throws {
    let own = "extension CartState { var isClosed: Bool { !isOpen } }\nlet isOpen = false\n"
    var client = try Demo.client(["/app/Sources/App/Own.swift": own])
    try expectEqual(
      rename(#""is|Open": "Bool"#, to: "isShown", &client)["/app/Sources/App/Own.swift"],
      own.replacing("!isOpen", with: "!isShown")
    )
  }

  @Test func `an edit is for the version of a document that is open`() throws {
    var client = try Demo.client()
    client.open(Demo.reducersPath, "\n\n" + Demo.reducers)
    let place = try client.place(of: #""ad|ded": { "doc""#, in: Demo.path)
    let edit = try client.request("textDocument/rename", TestClient.adding(["newName": "put"], to: place))
    let versions = edit["documentChanges"].elements.map {
      ($0["textDocument"]["uri"].string ?? "", $0["textDocument"]["version"].int)
    }
    expectEqual(versions.first { $0.0.hasSuffix("Reducers.swift") }?.1, 1)
    try expectEqual(
      client.texts(after: edit)[Demo.reducersPath]?.hasPrefix("\n\nimport StateKit"),
      true
    )
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
