import Testing

@testable import StateKitGenerator

struct BridgesDispatchNothingDeprecatedTests {
  private static func schema(_ on: String, _ dispatch: String, allow: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"actions": {"new": {}}, "children": {"kid": "Kid"},
        "bridges": [{"on": "\#(on)", "dispatch": "\#(dispatch)"}], "allow": [\#(allow)]},
      "Kid": {"actions": {2️⃣"old": {"deprecated": "Use new."}}}}}
    """#
  }

  @Test func `a bridge to a deprecated action is a warning`() {
    assertDiagnostics(
      Self.schema("new", "kid.1️⃣old"),
      .warning("SK0642", "dispatches the deprecated action 'old'", notes: ["2️⃣"])
    )
  }

  @Test func `a bridge from a deprecated action can serve the users of that action`() {
    assertDiagnostics(Self.schema("kid.old", "new"))
  }

  @Test func `the diagnostic can be allowed`() {
    assertDiagnostics(Self.schema("new", "kid.old", allow: #""SK0642""#))
  }
}
