import StateKitAuthoring
import StateKitLanguageServer

/// A small app, as people write one.
enum Demo {
  static let path = "/app/Sources/App/App.statekit.json"

  static let schema = """
    {
      "statekit": 1,
      "types": { "Product": { "struct": { "id": "Int", "name": "String" } } },
      "domains": {
        "App": {
          "state": { "count": "Int = 0" },
          "children": { "cart": "Cart", "list": "Catalogue" },
          "reactions": { "cart.added": "handler" },
          "bridges": [
            { "on": "list.picked", "dispatch": "cart.added", "when": "cart.isOpen" },
            { "on": "cart.added", "dispatch": "cart.closed" }
          ]
        },
        "Cart": {
          "doc": "What will be bought.",
          "state": { "isOpen": "Bool = false", "products": "[Product]" },
          "actions": {
            "added": { "doc": "Somebody wants it.", "payload": "(product: Product)" },
            "closed": { "set": { "isOpen": false } },
            "opened": "()"
          },
          "effects": { "save": { "on": "added", "kind": "fireAndForget", "until": "closed" } }
        },
        "Catalogue": {
          "state": { "query": "String = \\"\\"" },
          "actions": { "picked": "(product: Product)", "searched": { "payload": "String", "set": { "query": "$0" } } }
        }
      }
    }

    """

  static let reducers = """
    import StateKit

    struct CartReducer: CartReducing {
      func added(_ state: inout CartState, product: Product) { state.products.append(product) }
      func opened(_ state: inout CartState) {}
    }

    struct AppReducer: AppReducing {
      func cartAdded(_ state: inout AppState, product: Product) { state.count += 1 }
    }

    """

  static let reducersPath = "/app/Sources/App/Reducers.swift"

  /// - Parameter capabilities: Those of a client that can do everything, if there are none.
  static func client(_ texts: [String: String] = [:], capabilities: JSONValue? = nil) throws -> TestClient {
    try TestClient(
      [path: schema, reducersPath: reducers].merging(texts) { $1 },
      capabilities: capabilities ?? everything
    )
  }

  static let everything: JSONValue = [
    "workspace": [
      "workspaceEdit": [
        "documentChanges": true, "resourceOperations": ["create"],
        "changeAnnotationSupport": ["groupsOnLabel": true],
      ]
    ],
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true]],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "publishDiagnostics": ["relatedInformation": true],
    ],
  ]
}
