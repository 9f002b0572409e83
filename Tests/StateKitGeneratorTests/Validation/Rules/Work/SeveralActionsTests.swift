import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Several actions under `on` and `until`, and all actions of a domain.
struct SeveralActionsTests {
  private static func schema(_ work: String, more: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {
        "state": {"count": "Int", "name": "String"}, "children": {"users": "Users", "empty": "Empty", "rows": {"domain": "Row", "kind": "each"}},
        "actions": {"a": {"payload": "(id: Int)", "reduce": "none"}, "b": {"payload": "(id: Int)", "reduce": "none"},
          "c": {"payload": "(id: String)", "reduce": "none"}, "d": {"reduce": "none"}, "e": {"payload": "(id: Int)", "reduce": "none"},
          "f": {"payload": "(error: E)", "reduce": "none"}},
        "requests": {"load": {"output": "Int", "into": "page"\#(more)}}, \#(work)},
      "Users": {"state": {"isOn": "Bool = false", "size": "Int = 0", "width": "Int = 0"}, "binds": ["isOn", "size", "width"],
        "actions": {"left": {"reduce": "none"}, "hidden": {"visibility": "internal", "reduce": "none"}},
        "requests": {"fetch": {"output": "Int", "into": "page"}}},
      "Empty": {"children": {"deep": "Deep"}}, "Deep": {"actions": {"went": {"reduce": "none"}}},
      "Row": {"state": {"id": "Int"}, "actions": {"tapped": {"reduce": "none"}, "marked": {"reduce": "none"}}}},
     "types": {"E": {"enum": ["a"]}}, "allow": ["SK0690"]}
    """#
  }

  @Test(arguments: [
    #""bridges": [{"on": ["a", "b"], "dispatch": "e"}]"#,
    #""bridges": [{"on": ["users.left", "d"], "dispatch": "e", "with": {"id": "@count"}}]"#,
    #""bridges": [{"on": "users.*", "dispatch": "d"}]"#,
    #""effects": {"work": {"on": ["a", "b"], "id": "$id", "until": ["d", "users.*"]}}"#,
    #""effects": {"work": {"on": ["users.*", "d"], "kind": "fireAndForget"}}"#,
    #""effects": {"work": {"on": "rows.*", "output": "rows.marked", "id": "$rows"}}"#,
    #""effects": {"work": {"on": "*", "kind": "fireAndForget"}}"#,
    #""effects": {"work": {"on": ["rows.*", "users.*"]}}"#,
    #""effects": {"work": {"on": ["a", "d", "rows.tapped"], "with": {"id": "@count"}}}"#,
    #""bridges": [{"on": "users.binding.*", "dispatch": "d"}]"#,
    #""effects": {"work": {"on": ["users.binding.*", "a"], "until": "users.binding.*"}}"#,
    #""effects": {"work": {"on": ["users.binding.size", "users.binding.isOn"]}}"#,
    #""effects": {"work": {"on": ["users.binding.size", "users.binding.width"], "id": "$0"}}"#,
    #""effects": {"work": {"on": ["users.binding.size", "users.binding.isOn", "users.fetch.success"]}}"#,
  ])
  func `several actions trigger a bridge or an effect`(work: String) {
    assertDiagnostics(Self.schema(work))
  }

  @Test func `several actions end a request`() {
    assertDiagnostics(Self.schema(#""effects": {}"#, more: #", "until": ["d", "users.left"]"#))
  }

  @Test(arguments: [
    (#""effects": {"work": {"on": ["a", "d"], "id": "$1️⃣id"}}"#, "SK0663", "has no value 'id'"),
    (
      #""effects": {"work": {"on": ["a", "d"], "when": {"path": "$1️⃣id", "is": 1}}}"#, "SK0526",
      "there is no '$id' in 'a'"
    ),
    (
      #""effects": {"work": {"on": ["rows.tapped", "a"], "output": "1️⃣rows.marked"}}"#, "SK0673",
      "its id is not known"
    ),
    (
      #""effects": {"work": {"on": "rows.*", "id": "$1️⃣id"}}"#, "SK0663",
      "what '*' hands over has no value 'id'"
    ),
    (#""bridges": [{"on": ["a", "1️⃣x"], "dispatch": "e"}]"#, "SK0610", "has no action 'x'"),
    (
      #""bridges": [{"on": "empty.1️⃣*", "dispatch": "d"}]"#, "SK0610",
      "the domain 'Empty' has no actions of its own"
    ),
    (#""bridges": [{"on": ["a", "b"], "dispatch": "1️⃣nowhere"}]"#, "SK0610", "has no action 'nowhere'"),
    (#""bridges": [1️⃣{"on": "users.*", "dispatch": "users.left"}]"#, "SK0640", "these bridges never end"),
    (
      #""effects": {"work": {"on": ["users.binding.size", "users.binding.isOn"], "id": "$1️⃣0"}}"#, "SK0663",
      "has no value '0'"
    ),
    (#""bridges": [{"on": "rows.1️⃣binding.*", "dispatch": "d"}]"#, "SK0610", "has no child 'binding'"),
  ])
  func `what does not agree or is not there is one error at its place`(
    work: String,
    code: String,
    message: String
  ) {
    assertDiagnostics(Self.schema(work), .error(code, message))
  }

  @Test(arguments: [
    (
      #"["users.binding.isOn", "users.fetch.1️⃣success"]"#, #""isOn", "size""#, #""fetch": {"#,
      "give that of 'success' a label"
    ),
    (
      #"["users.fetch.success", "users.binding.1️⃣isOn"]"#, #""fetch": {"#, #""isOn", "size""#,
      "give that of 'success' a label"
    ),
    (#"["a", "1️⃣c"]"#, #""a": {"payload""#, #""c": {"payload""#, "give one of them another label"),
  ])
  func `values of different types under one label are an error that says which label can change`(
    on: String,
    first: String,
    second: String,
    remedy: String
  ) {
    let text = Self.schema(#""effects": {"work": {"on": \#(on)}}"#)
      .replacing(first, with: "2️⃣" + first).replacing(second, with: "3️⃣" + second)
    assertDiagnostics(text, .error("SK0674", remedy, notes: ["2️⃣", "3️⃣"]))
  }

  /// What `*` stands for, in all places: the domain's own actions, also those that domains above may not name, its bound
  /// properties, and the phases of its requests; no action of its children.
  @Test(arguments: [
    (
      "users.*",
      [
        "users.left", "users.hidden", "users.binding.isOn", "users.binding.size", "users.binding.width",
        "users.fetch.request", "users.fetch.success", "users.fetch.cancelled",
      ]
    ),
    ("users.binding.*", ["users.binding.isOn", "users.binding.size", "users.binding.width"]),
    ("*", ["a", "b", "c", "d", "e", "f", "load.request", "load.success", "load.cancelled"]),
    ("rows.*", ["rows.tapped", "rows.marked"]),
  ])
  func `'*' stands for the same under 'on' and 'until'`(path: String, actions: [String]) throws {
    let bridge = path == "*" ? "" : #", "bridges": [{"on": "\#(path)", "dispatch": "d"}]"#
    let text = Self.schema(
      #""effects": {"starts": {"on": "\#(path)"}, "ends": {"on": "d", "until": "\#(path)"}}\#(bridge)"#,
      more: #", "until": "\#(path)""#
    )
    let diagnostics = DiagnosticCollector()
    var checker = ModuleChecker([])
    let file = SourceFile(path: "App.statekit.json", text: text)
    let app = try #require(checker.check([file], of: nil, reportingTo: diagnostics).domain("App"))
    expectEqual(diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message), [])
    if path != "*" { expectEqual(app.bridges.map(\.schema.on.text), actions) }
    expectEqual(app.effects[0].schema.on.map(\.text), actions)
    expectEqual(app.effects[1].schema.until.map(\.text), actions)
    expectEqual(app.entry.requests["load"]?.until.map(\.text), actions)
  }

  // MARK: with

  @Test(arguments: [#""isNew": "@users.isOn", "count": "@count""#, #""page": "@page.value""#])
  func `a closure takes properties of the state`(with: String) {
    assertDiagnostics(Self.schema(#""effects": {"work": {"on": "a", "with": {\#(with)}}}"#))
    assertDiagnostics(Self.schema(#""effects": {}"#, more: #", "with": {\#(with)}"#))
  }

  @Test(arguments: [
    (#"1️⃣"id": "@count""#, "SK0676", "the closure takes a 'id' of the action already"),
    (#""x": 1️⃣3"#, "SK0675", "the closure can know constants itself"),
    (#""x": "$1️⃣id""#, "SK0675", "the closure takes the values of the payload already"),
    (#""x": "@1️⃣feed""#, "SK0613", "has no property 'feed'"), (#"1️⃣"2x": "@count""#, "SK0401", ""),
  ])
  func `a closure takes nothing else`(with: String, code: String, message: String) {
    assertDiagnostics(
      Self.schema(#""effects": {"work": {"on": "a", "with": {\#(with)}}}"#),
      .error(code, message)
    )
  }
}
