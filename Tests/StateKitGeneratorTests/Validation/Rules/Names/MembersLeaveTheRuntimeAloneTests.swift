import Testing

@testable import StateKitGenerator

struct MembersLeaveTheRuntimeAloneTests {
  @Test(arguments: RuntimeNames.actionMembers.sorted())
  func `an action cannot be called like a member of generated actions`(name: String) {
    assertDiagnostics(
      withDomain(#"{"actions": {1️⃣"\#(name)": {}}}"#),
      .error(
        "SK0408",
        "no action can be called '\(name)', a member that each generated action enum has anyway"
      )
    )
  }

  @Test(arguments: RuntimeNames.scopeMembers.union(RuntimeNames.actionMembers).sorted())
  func `a child cannot be called like a member of scopes or actions`(name: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Other": {}, "Test": {"children": {1️⃣"\#(name)": "Other"}}}}"#,
      .error("SK0408", "no child can be called '\(name)'")
    )
  }

  @Test func `states, structs and enums have members of their own`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {1️⃣"hashValue": "Int"}}},
       "types": {"Post": {"struct": {2️⃣"hashValue": "Int"}}, "Phase": {"enum": [3️⃣"rawValue"]}}}
      """#,
      .error(
        "SK0408",
        "no property can be called 'hashValue', a member that each generated state has anyway"
      ),
      .error("SK0408", at: "2️⃣", "generated struct"),
      .error("SK0408", at: "3️⃣", "no case can be called 'rawValue', a member that each generated enum has")
    )
  }

  @Test func `a name matters in its scope alone`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {
        "state": {"id": "Int", "name": "String", "description": "String", "root": "String"},
        "actions": {"get": "(name: String)", "root": {}, "id": "(description: Int)"}
      }}, "types": {"Kind": {"enum": ["name", "root", "description"]}}}
      """#
    )
  }
}
