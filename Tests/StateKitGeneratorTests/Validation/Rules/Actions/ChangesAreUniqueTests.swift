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
}
