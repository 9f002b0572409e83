import Testing

@testable import StateKitGenerator

struct BridgeConditionTests {
  private static func schema(_ condition: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"state": {"isOn": "Bool", "maybe": "Bool?", "count": "Int", "user": "User?", "hand": "Hand",
          "phase": "Phase"},
        "children": {"other": "Other", "model": "Model"}, "actions": {"a": {}, "b": {}},
        "bridges": [{"on": "a", "dispatch": "b", "when": "\#(condition)"}]},
      "Other": {"state": {"isOn": "Bool", "name": "String"}}, "Model": {"state": "HandWritten"}},
     "types": {"User": {"struct": {"isAdmin": "Bool"}}, "Phase": {"enum": ["active"]}}}
    """#
  }

  @Test(arguments: [
    "isOn", "!isOn", "other.isOn", "user.isAdmin", "!user.isAdmin", "hand", "hand.written", "model.isReady",
    "isReady", "other.isReady", "user.isReady", "phase.isReady", "count.isEven",
  ])
  func `a Bool, or a property of an unknown type, can be a condition`(condition: String) {
    assertDiagnostics(Self.schema(condition))
  }

  @Test(arguments: [
    ("1️⃣count", "a condition needs a 'Bool', and 'count' is 'Int'"),
    ("1️⃣maybe", "a condition needs a 'Bool', and 'maybe' is 'Bool?'"),
    ("!1️⃣count", "'count' is 'Int'"),
    ("other.1️⃣name", "'other.name' is 'String'"),
    ("1️⃣phase", "'phase' is 'Phase'"),
    ("1️⃣other", "'other' is 'OtherState'"),
  ])
  func `a condition that is not a Bool is an error`(condition: String, message: String) {
    assertDiagnostics(Self.schema(condition), .error("SK0630", message))
  }

  @Test func `only the end of a path may be unknown`() {
    assertDiagnostics(
      Self.schema("1️⃣othr.isOn"),
      .error("SK0613", "the state of 'Test' has no property 'othr'", suggestion: "other")
    )
    assertDiagnostics(
      Self.schema("user.1️⃣isAdmn.x"),
      .error("SK0613", "the struct 'User' has no property 'isAdmn'", suggestion: "isAdmin")
    )
  }

  @Test func `an unknown end is an identifier`() {
    assertDiagnostics(Self.schema("1️⃣1a"), .error("SK0401"))
  }
}
