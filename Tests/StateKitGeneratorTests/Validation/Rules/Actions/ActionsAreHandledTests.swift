import Testing

@testable import StateKitGenerator

struct ActionsAreHandledTests {
  private static func schema(
    _ key: String = "",
    app: String = "",
    row: String = "",
    access: String = "internal"
  ) -> String {
    #"""
    {"statekit": 1, "access": "\#(access)", "domains": {
      "App": {"state": {"isOn": "Bool"}, "actions": {"began": {}}, "children": {"row": "Row"}\#(app)},
      "Row": {"actions": {1️⃣"tapped": {"reduce": "none"\#(key)}, "other": {}}\#(row)}}}
    """#
  }

  @Test func `an action that is not handled is a warning that names the remedies`() {
    assertDiagnostics(
      Self.schema(),
      .warning(
        "SK0690",
        #"""
        'tapped' is not handled: it does not change the state, and no bridge, reaction, effect or request waits for it; remove \#
        it, or, where middleware or a side effect written by hand handles it, say so by "allow": ["SK0690"]
        """#
      )
    )
  }

  @Test func `to dispatch it is not to handle it`() {
    assertDiagnostics(
      Self.schema(app: #", "bridges": [{"on": "began", "dispatch": "row.tapped"}]"#),
      .warning("SK0690")
    )
    assertDiagnostics(
      Self.schema(row: #", "effects": {"work": {"on": "other", "output": "tapped"}}"#),
      .warning("SK0690")
    )
  }

  @Test(arguments: [
    (#", "bridges": [{"on": "row.tapped", "dispatch": "began"}]"#, ""),
    (#", "reactions": {"row.tapped": {"toggle": ["isOn"]}}"#, ""),
    (#", "effects": {"work": {"on": "row.tapped"}}"#, ""),
    (#", "effects": {"work": {"on": "began", "until": "row.tapped"}}"#, ""),
    (#", "requests": {"load": {"until": "row.tapped"}}"#, ""),
    ("", #", "bridges": [{"on": "tapped", "dispatch": "other"}]"#),
    ("", #", "effects": {"work": {"on": "tapped", "kind": "fireAndForget"}}"#),
    ("", #", "requests": {"load": {"until": "tapped"}}"#),
  ])
  func `a bridge, reaction or effect handles the action, above and in its own domain`(
    app: String,
    row: String
  ) {
    assertDiagnostics(Self.schema(app: app, row: row))
  }

  @Test func `an action of the same name in another domain does not`() {
    assertDiagnostics(
      Self.schema(app: #", "effects": {"work": {"on": "tapped"}}"#)
        .replacing(#""began": {}"#, with: #""began": {}, "tapped": {}"#),
      .warning("SK0690")
    )
  }

  @Test(arguments: [
    #", "visibility": "delegate""#, #", "deprecated": "Use other.""#, #", "allow": ["SK0690"]"#,
  ])
  func `actions for domains above, deprecated actions and allowed actions are left alone`(key: String) {
    assertDiagnostics(Self.schema(key))
  }

  @Test(arguments: [#", "visibility": "view""#, #", "visibility": "internal""#])
  func `an action that no domain above may name is not left alone`(key: String) {
    assertDiagnostics(Self.schema(key), .warning("SK0690"))
  }

  @Test(arguments: ["package", "public"])
  func `actions that other modules can contain may be handled there`(access: String) {
    assertDiagnostics(Self.schema(access: access))
  }

  @Test func `an action that changes the state, or has a handler, is handled`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"on": "Bool"}, "actions": {"a": {"toggle": ["on"]}, "b": {}, "c": {"reduce": "handler"}}}"#
      )
    )
  }

  @Test func `beside an error there is no warning, as the wrong part may name the action`() {
    assertDiagnostics(
      Self.schema(app: #", "bridges": [{"on": "row.2️⃣taped", "dispatch": "began"}]"#)
        .replacing("1️⃣", with: ""),
      .error("SK0610", at: "2️⃣", suggestion: "tapped")
    )
  }

  @Test(arguments: ["", #", "effects": {"note": {"on": "row.*", "kind": "fireAndForget"}}"#])
  func `a path with '*' handles the action, and leaves the allowance of another file its effect`(
    effects: String
  ) {
    func row(_ key: String) -> String {
      #"{"statekit": 1, "domains": {"Row": {"actions": {1️⃣"tapped": {"reduce": "none"\#(key)}}}}}"#
    }
    let app = #"{"statekit": 1, "domains": {"App": {"children": {"row": "Row"}\#(effects)}}}"#
    assertDiagnostics(
      in: ["App.statekit.json": app, "Row.statekit.json": row(#", "allow": ["SK0690"]"#)],
      []
    )
    let found: [ExpectedDiagnostic] = effects.isEmpty ? [.warning("SK0690")] : []
    assertDiagnostics(in: ["App.statekit.json": app, "Row.statekit.json": row("")], found)
  }

  @Test func `a domain of another module may be the one that is listened to`() {
    assertDiagnostics(
      in: [
        "App.statekit.json": #"""
        {"statekit": 1, "uses": ["Rows"], "domains": {"App": {"state": {"on": "Bool"}, "children": {"row": "Rows.Row"},
          "reactions": {"row.tapped": {"toggle": ["on"]}}}}}
        """#
      ],
      [],
      using: [
        "Rows":
          #"{"statekit": 1, "access": "public", "domains": {"Row": {"actions": {"tapped": {"reduce": "none"}, "more": {"reduce": "none"}}}}}"#
      ]
    )
  }
}
