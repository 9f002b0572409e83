import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct RecordingPageSchemaTests {
  private func schema(_ domains: String, of domain: String = "App") throws -> [String: [[String: String]]] {
    let text = "{ \"statekit\": 1, \"domains\": {\n\(domains)\n} }"
    let schema = try #require(RecordingPageSchema(try model(of: ["App.statekit.json": text]), domain: domain))
    let node = try #require(
      JSONParser.parse(SourceFile(path: "", text: schema.text), reportingTo: DiagnosticCollector())
    )
    return node.tables
  }

  @Test func `the recorded domain has no path, and its children have theirs`() throws {
    let domains = try #require(try schema(simple)["domains"])
    expectEqual(domains.prefix(2).map { $0["path"] }, ["", "rows"])
    #expect(domains[0]["doc"] == "All of it." && domains[0]["at"] == "App.statekit.json:2")
    try expectEqual(#require(try schema(simple, of: "Row")["domains"]).map { $0["path"] }, [""])
  }

  @Test func `actions have their payload, documentation and place`() throws {
    let actions = try #require(try schema(simple)["actions"])
    let opened = try #require(actions.first { $0["path"] == "opened" })
    #expect(opened["payload"] == "(id: Int, String)" && opened["doc"] == "It <b>opens</b>.")
    #expect(opened["kind"] == "action" && opened["at"] == "App.statekit.json:5")
    expectEqual(actions.first { $0["path"] == "rows.sold" }?["at"], "App.statekit.json:15")
    expectEqual(
      actions.filter { $0["kind"] == "phase" }.map { $0["path"] },
      [
        "load.request", "load.success", "load.failure",
      ]
    )
    expectEqual(actions.filter { $0["kind"] == "setter" }.map { $0["path"] }, ["binding.isOpen"])
    expectEqual(actions.filter { $0["kind"] == "pop" }.map { $0["path"] }, ["path.popFrom"])
  }

  @Test func `requests, effects and bridges have their places`() throws {
    let schema = try schema(simple)
    expectEqual(schema["works"]?.map { $0["path"] }, ["load", "watch"])
    expectEqual(schema["works"]?.map { $0["kind"] }, ["request", "effect"])
    let bridge = try #require(schema["bridges"]?.first)
    #expect(bridge["from"] == "opened" && bridge["to"] == "closed")
    #expect(bridge["condition"] == "!isOpen" && bridge["at"] == "App.statekit.json:8")
  }

  @Test func `an unknown domain has no schema`() throws {
    #expect(
      RecordingPageSchema(try model(of: ["App.statekit.json": withDomains(simple)]), domain: "Nothing") == nil
    )
  }

  @Test func `a schema of very many places is cut`() throws {
    let doubling = (0..<12).map { #""D\#($0)": { "children": { "a": "D\#($0 + 1)", "b": "D\#($0 + 1)" } }"# }
    let text = (doubling + [#""D12": { "actions": { "done": {} } }"#]).joined(separator: ",")
    try expectEqual(#require(try schema(text, of: "D0")["domains"]).count, GraphLimit.domains.count)
  }

  private func withDomains(_ text: String) -> String { "{ \"statekit\": 1, \"domains\": {\n\(text)\n} }" }

  private let simple = """
    "App": {
      "doc": "All of it.",
      "state": { "isOpen": "Bool = true" },
      "actions": { "opened": { "payload": "(id: Int, String)", "reduce": "none", "doc": "It <b>opens</b>." },
        "closed": {} },
      "bridges": [
        { "on": "opened", "dispatch": "closed", "when": "!isOpen" }
      ],
      "children": { "rows": { "domain": "Row", "kind": "each" }, "path": { "stack": { "row": "Row" } } },
      "binds": ["isOpen"],
      "requests": { "load": { "failure": "Failure" } },
      "effects": { "watch": { "on": "opened", "kind": "fireAndForget" } }
    },
    "Row": { "state": { "id": "Int" }, "actions": { "sold": { "reduce": "none" } } }
    """
}

extension JSONNode {
  /// The objects in the lists of an object, with their strings.
  fileprivate var tables: [String: [[String: String]]] {
    var tables: [String: [[String: String]]] = [:]
    for member in members ?? [] {
      guard case .array(let elements) = member.value.value else { continue }
      tables[member.key.text] = elements.map(\.textMembers)
    }
    return tables
  }

  private var textMembers: [String: String] {
    var texts: [String: String] = [:]
    for member in members ?? [] {
      if case .string(let text) = member.value.value { texts[member.key.text] = text.text }
    }
    return texts
  }
}
