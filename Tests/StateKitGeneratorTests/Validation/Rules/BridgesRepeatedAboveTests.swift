import Testing

@testable import StateKitGenerator

/// A bridge that repeats a bridge of a domain below.
struct BridgesRepeatedAboveTests {
  private static func schema(_ above: String, _ below: String, kind: String = "one") -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"children": {"list": "List"}, "bridges": [1️⃣{\#(above)}]},
      "List": {"children": {"rows": {"domain": "Row", "kind": "\#(kind)"}}},
      "Row": {"state": {"id": "Int", "isOn": "Bool", "name": "String"},
        "actions": {"went": {}, "came": "(name: String)", "done": {}}, "bridges": [2️⃣{\#(below)}]}}}
    """#
  }

  @Test(arguments: ["one", "optional"])
  func `the bridge above is a warning, in any domain above`(kind: String) {
    assertDiagnostics(
      Self.schema(
        #""on": "list.rows.went", "dispatch": "list.rows.done""#,
        #""on": "went", "dispatch": "done""#,
        kind: kind
      ),
      .warning("SK0643", "on 'list.rows.went' another bridge dispatches 'list.rows.done'", notes: ["2️⃣"])
    )
  }

  @Test func `values and conditions are read from where they stand`() {
    assertDiagnostics(
      Self.schema(
        #""on": "list.rows.went", "dispatch": "list.rows.came", "with": {"name": "@list.rows.name"}"#,
        #""on": "went", "dispatch": "came", "with": {"name": "@name"}"#
      ),
      .warning("SK0643", notes: ["2️⃣"])
    )
    assertDiagnostics(
      Self.schema(
        #""on": "list.rows.went", "dispatch": "list.rows.done", "when": "!list.rows.isOn""#,
        #""on": "went", "dispatch": "done", "when": "isOn""#
      ).replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    )
  }

  @Test func `a bridge of a list repeats a bridge to the same element`() {
    assertDiagnostics(
      Self.schema(
        #""on": "list.rows.went", "dispatch": "list.rows.done", "with": {"rows": "$rows"}"#,
        #""on": "went", "dispatch": "done""#,
        kind: "each"
      ),
      .warning("SK0643", notes: ["2️⃣"])
    )
    assertDiagnostics(
      Self.schema(
        #""on": "list.rows.went", "dispatch": "list.rows.done", "with": {"rows": 1}"#,
        #""on": "went", "dispatch": "done""#,
        kind: "each"
      )
    )
  }

  @Test func `a domain of a used module declares bridges, too`() {
    func assert(_ dispatch: String, _ expected: ExpectedDiagnostic...) {
      assertDiagnostics(
        in: [
          "App.statekit.json": #"""
          {"statekit": 1, "uses": ["Accounts"], "domains": {
            "App": {"children": {"users": "Accounts.Users"}, "bridges": [1️⃣{"on": "users.went", "dispatch": "\#(dispatch)"}]}}}
          """#
        ],
        expected,
        using: [
          "Accounts": #"""
          {"statekit": 1, "access": "public", "domains": {
            "Users": {"actions": {"went": {}, "came": {}, "done": {}}, "bridges": [2️⃣{"on": "went", "dispatch": "done"}]}}}
          """#
        ]
      )
    }
    assert("users.done", .warning("SK0643", notes: ["2️⃣"]))
    assert("users.came")
  }

  @Test func `another child of the same domain is another`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"left": "Light", "right": "Light"}, "bridges": [
          {"on": "left.on", "dispatch": "right.off"}, {"on": "right.on", "dispatch": "left.off"}]},
        "Light": {"actions": {"on": {}, "off": {}}, "bridges": [{"on": "on", "dispatch": "off"}]}}}
      """#
    )
  }
}
