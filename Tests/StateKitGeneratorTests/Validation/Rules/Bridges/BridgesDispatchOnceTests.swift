import Testing

@testable import StateKitGenerator

struct BridgesDispatchOnceTests {
  private static func schema(_ bridges: String, more: String = "") -> String {
    withDomain(
      #"""
      {"state": {"isOn": "Bool", "isNew": "Bool", "name": "String", "next": "Int?"},
        "actions": {"went": "(id: Int)", "came": "(id: Int, name: String)", "done": {}},
        "bridges": [\#(bridges)]\#(more)}
      """#
    )
  }

  @Test func `the second bridge with the same values is a warning`() {
    assertDiagnostics(
      Self.schema(#"2️⃣{"on": "went", "dispatch": "done"}, 1️⃣{"on": "went", "dispatch": "done"}"#),
      .warning(
        "SK0643",
        "on 'went' another bridge dispatches 'done' with the same values, so that it comes twice: remove one",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `each one after the first is`() {
    let bridge = #"{"on": "went", "dispatch": "done"}"#
    assertDiagnostics(
      Self.schema("3️⃣\(bridge), 1️⃣\(bridge), 2️⃣\(bridge)"),
      .warning("SK0643", notes: ["3️⃣"]),
      .warning("SK0643", at: "2️⃣", notes: ["3️⃣"])
    )
  }

  @Test func `a value is the same whether it is named or shared`() {
    assertDiagnostics(
      Self.schema(
        #"""
        2️⃣{"on": "went", "dispatch": "came", "with": {"name": "@name"}},
        1️⃣{"on": "went", "dispatch": "came", "with": {"name": "@name", "id": "$id"}}
        """#
      ),
      .warning("SK0643", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    (#""a""#, #""b""#), (#""@name""#, #""Name""#), (#""@name""#, #""$$name""#),
  ])
  func `other values are another action`(left: String, right: String) {
    assertDiagnostics(
      Self.schema(
        #"""
        {"on": "went", "dispatch": "came", "with": {"name": \#(left)}},
        {"on": "went", "dispatch": "came", "with": {"name": \#(right)}}
        """#
      )
    )
  }

  @Test func `other actions are other bridges`() {
    assertDiagnostics(
      Self.schema(
        #"""
        {"on": "went", "dispatch": "done"}, {"on": "came", "dispatch": "done"}, {"on": "came", "dispatch": "went"}
        """#
      )
    )
  }

  @Test(arguments: [
    ("", #", "when": "isOn""#, "remove one of them"), (#", "when": "isOn""#, "", "remove one of them"),
    (#", "when": "isOn""#, #", "when": "isOn""#, "remove one of them"),
    (#", "when": "!isOn""#, #", "when": "!isOn""#, "remove one of them"),
    (#", "when": "isOn""#, #", "when": "isNew""#, "twice where both conditions hold"),
    (#", "when": "isOn""#, #", "when": "!isNew""#, "twice where both conditions hold"),
  ])
  func `conditions that can both hold do not help`(first: String, second: String, message: String) {
    assertDiagnostics(
      Self.schema(
        #"""
        2️⃣{"on": "went", "dispatch": "done"\#(first)}, 1️⃣{"on": "went", "dispatch": "done"\#(second)}
        """#
      ),
      .warning("SK0643", message, notes: ["2️⃣"])
    )
  }

  @Test func `of a condition and its opposite one holds`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "went", "dispatch": "done", "when": "isOn"}, {"on": "went", "dispatch": "done", "when": "!isOn"}"#
      )
    )
  }

  @Test func `the second bridge can be allowed`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "went", "dispatch": "done"}, {"on": "went", "dispatch": "done", "allow": ["SK0643"]}"#
      )
    )
  }
}
