import Testing

@testable import StateKitGenerator

struct ChangesAreUniqueTests {
  private static func schema(_ changes: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {
      "state": {"count": "Int = 0", "isOn": "Bool = false"},
      "actions": {"changed": {\#(changes)}}
    }}}
    """#
  }

  @Test func `one action changes a property once`() {
    assertDiagnostics(
      Self.schema(#""set": {1️⃣"count": 1}, "toggle": ["isOn"], "add": {3️⃣"count": 1}"#),
      .error("SK0523", at: "3️⃣", "one action changes 'count' twice", notes: ["1️⃣"])
    )
    assertDiagnostics(
      Self.schema(#""toggle": [1️⃣"isOn", 3️⃣"isOn"]"#),
      .error("SK0523", at: "3️⃣", notes: ["1️⃣"])
    )
  }

  @Test(arguments: [#""count": "@1️⃣count""#, #""c.n": "@1️⃣c.n""#, #""rows[$id].n": "@1️⃣rows[$id].n""#])
  func `a property is not set to its own value`(_ change: String) {
    let schema = #"""
      {"statekit": 1, "domains": {
        "Test": {
          "state": {"count": "Int = 0"},
          "children": {"c": "Child", "rows": {"domain": "Child", "kind": "each"}},
          "actions": {"changed": {"payload": "(id: Int)", "set": {\#(change)}}}
        },
        "Child": {"state": {"id": "Int = 0", "n": "Int = 0"}}
      }}
      """#
    assertDiagnostics(
      schema,
      .error(
        "SK0542",
        at: "1️⃣",
        "'\(change.split(separator: "\"")[0])' is set to its own value, which changes nothing: leave the change out"
      )
    )
  }
}
