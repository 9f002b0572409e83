import Testing

@testable import StateKitGenerator

struct ChildDomainTests {
  @Test func `an unknown domain is an error, with a suggestion`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Users": {}, "Test": {"children": {"users": 1️⃣"Usres"}}}}"#,
      .error("SK0601", "there is no domain 'Usres'", suggestion: "Users")
    )
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Users": {}, "Test": {"children": {"users": 1️⃣"Lifecycle"}}}}"#,
      .error("SK0601", "there is no domain 'Lifecycle'; there is 'Users' and 'Test'")
    )
  }

  @Test func `a domain may be in another file`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"{"statekit": 1, "domains": {"Test": {"children": {"users": "Users"}}}}"#,
        "B.statekit.json": #"{"statekit": 1, "domains": {"Users": {}}}"#,
      ],
      []
    )
  }

  @Test func `a domain of this module may be named with it`() {
    let schema = #"{"statekit": 1, "domains": {"Users": {}, "Test": {"children": {"users": 1️⃣"App.Users"}}}}"#
    assertDiagnostics(schema, moduleName: "App")
    assertDiagnostics(schema, .error("SK0601", "there is no domain 'App.Users'"), moduleName: "Other")
    assertDiagnostics(schema, .error("SK0601", "there is no domain 'App.Users'"))
  }

  @Test func `a domain that may be in a file that cannot be read is not missed`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "domains": {"Test": {"children": {"users": "Users"},
          "bridges": [{"on": "users.a", "dispatch": "users.b", "when": "users.c"}]}}}
        """#,
        "B.statekit.json": "1️⃣[]",
      ],
      [.error("SK0203")]
    )
  }

  @Test(arguments: [
    ("[Item]", "a list of children is { \"domain\": \"Item\", \"kind\": \"each\" }"),
    ("Item?", "a child that may be absent is { \"domain\": \"Item\", \"kind\": \"optional\" }"),
    ("[Shop.Item]", "\"domain\": \"Shop.Item\", \"kind\": \"each\""),
  ])
  func `a child written like a type is another kind of child, without further errors`(
    child: String,
    message: String
  ) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Item": {"state": {"id": "Int"}}, "Test": {
        "actions": {"cleared": {"set": {"items": null}}}, "children": {"items": 1️⃣"\#(child)"}}}}
      """#,
      .error("SK0601", message)
    )
  }

  @Test(arguments: ["[String: Item]", "[]", "?", "Item!"])
  func `a list or optional of an unknown domain is an unknown domain`(child: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"children": {"items": 1️⃣"\#(child)"}}}}"#,
      .error("SK0601", "there is no domain '\(child)'; there is 'Test'")
    )
  }
}
