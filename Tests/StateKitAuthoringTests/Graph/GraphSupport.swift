import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The graph of schemas, by file name without its ending.
func graph(
  _ schemas: KeyValuePairs<String, String>,
  using modules: [SchemaModule] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Graph {
  let files = schemas.map { SourceFile(path: "\($0.key).statekit.json", text: $0.value) }
  let (reading, diagnostics) = Generator().graph(files, using: modules)
  let messages = diagnostics.map { "\($0.location): \($0.message)" }
  guard case .graph(let graph) = reading else {
    throw NoGraph(messages: messages)
  }
  return graph
}

/// The graph of one schema's domains.
func graph(domains: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Graph {
  try graph(["App": #"{ "statekit": 1, "domains": { \#(domains) } }"#], sourceLocation: sourceLocation)
}

struct NoGraph: Error {
  let messages: [String]
}

extension Graph {
  /// The links as text, such as `App.a -> App.b when isOn`, with `↻` for a link in a cycle.
  var arrows: [String] {
    links.map { link in
      let ends = "\(items[link.source].path) -\(link.kind.rawValue)> \(items[link.target].path)"
      return link.label.isEmpty ? ends : "\(ends) \(link.label)"
    }
  }
}

/// An app with a bridge of each kind, a request and an effect.
let shopDomains = #"""
  "Shop": {
    "doc": "All of it.",
    "state": { "isOpen": "Bool = true" },
    "actions": { "opened": { "set": { "isOpen": true } } },
    "children": { "till": "Till", "rows": { "domain": "Row", "kind": "each" }, "help": { "domain": "Help", "kind": "optional" } },
    "bridges": [
      { "on": "opened", "dispatch": "till.load.request", "when": "!till.isBusy", "doc": "In the morning." },
      { "on": "till.load.success", "dispatch": "opened" },
      { "on": "rows.sold", "dispatch": "till.rang" }
    ]
  },
  "Till": {
    "state": { "isBusy": "Bool = false" },
    "actions": { "rang": { "toggle": ["isBusy"] }, "rung": { "payload": "(by: String, Int)", "reduce": "none", "doc": "It rang.", "deprecated": "No." } },
    "requests": { "load": { "doc": "Gets it.", "failure": "Failure" } },
    "effects": { "ring": { "on": "rang", "kind": "fireAndForget" } }
  },
  "Row": { "state": { "id": "Int" }, "actions": { "sold": { "reduce": "none" } } },
  "Help": { "actions": {} }
  """#
