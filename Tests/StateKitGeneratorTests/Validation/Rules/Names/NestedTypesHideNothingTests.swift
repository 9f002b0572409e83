import Testing

@testable import StateKitGenerator

struct NestedTypesHideNothingTests {
  @Test(arguments: [
    (#"{"requests": {1️⃣"fetchUsers": {"output": "2️⃣[FetchUsers]"}}}"#, "FetchUsers", "fetchUsers"),
    (
      #"{"actions": {"a": "(b: 2️⃣FetchUsers.ID?)"}, "requests": {1️⃣"fetchUsers": {}}}"#, "FetchUsers",
      "fetchUsers"
    ),
    (#"{"requests": {1️⃣"load": {"failure": "2️⃣Load"}}}"#, "Load", "load"),
  ])
  func `a type of the payloads is not hidden by a request's enum`(domain: String, type: String, name: String)
  {
    assertDiagnostics(
      withDomain(domain),
      .error(
        "SK0665",
        "the enum '\(type)' of the request '\(name)' would hide the type '\(type)'",
        notes: ["2️⃣"]
      )
    )
  }

  @Test(arguments: [
    ("testState", "the generated type 'TestState'"), ("testAction", "the generated type 'TestAction'"),
    ("domainState", "the type 'DomainState' of StateKit"), ("codingKeys", "the type 'CodingKeys' of Swift"),
    ("int", "the type 'Int' of Swift"), ("type", "the type 'Type' of Swift"),
    ("swift", "the module 'Swift'"), ("stateKit", "the module 'StateKit'"),
  ])
  func `a type that generated code names is not hidden either`(name: String, what: String) {
    assertDiagnostics(
      withDomain(#"{"requests": {1️⃣"\#(name)": {}}}"#),
      .error("SK0665", "would hide \(what): rename the request", notes: [])
    )
  }

  @Test(arguments: ["send", "store", "effect", "scope", "registration", "task", "mainActor"])
  func `a request may be called like a type that generated code names with its module`(name: String) {
    assertDiagnostics(withDomain(#"{"requests": {"\#(name)": {}}}"#))
  }

  @Test func `a type with the same name that is not named beside the request does not matter`() {
    assertDiagnostics(
      withDomain(#"{"state": {"a": "Load?"}, "requests": {"load": {}}}"#)
    )
  }
}
