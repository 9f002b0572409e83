import Testing

@testable import StateKitGenerator

struct CasesAreUniqueTests {
  @Test func `an action and a child of one name are an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {}, "Test": {
        "state": "TestModel", "actions": {1️⃣"other": {}}, "children": {2️⃣"other": "Other"}}}}
      """#,
      .error("SK0405", at: "2️⃣", "the child 'other' clashes with the action 'other'", notes: ["1️⃣"])
    )
  }

  @Test func `a case of an enum is declared once`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {"Phase": {"enum": [1️⃣"on", "off", 2️⃣"on"]}}}"#,
      .error("SK0405", at: "2️⃣", "the case 'on' is declared twice", notes: ["1️⃣"])
    )
  }

  @Test func `a predicate may not have the name of a case`() {
    assertDiagnostics(
      withDomain(#"{"accessors": "full", "actions": {1️⃣"isOn": "Bool", 2️⃣"on": {}}}"#),
      .error(
        "SK0405",
        at: "2️⃣",
        "the predicate 'isOn' of the action 'on' clashes with the action 'isOn'",
        notes: ["1️⃣"]
      )
    )
  }

  @Test(arguments: ["read", "none"])
  func `without predicates there is no clash`(mode: String) {
    assertDiagnostics(withDomain(#"{"accessors": "\#(mode)", "actions": {"isOn": "Bool", "on": {}}}"#))
  }
}
