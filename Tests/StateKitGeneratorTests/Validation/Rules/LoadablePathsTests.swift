import Testing

@testable import StateKitGenerator

struct LoadablePathsTests {
  private static func schema(_ bridge: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {
        "state": {"names": "[String]", "own": "Loadable<Int, Never>"},
        "requests": {"logIn": {"output": "Account", "failure": "Refusal", "into": "account"}},
        "actions": {"a": {}, "b": "(text: String)", "c": {}, "d": "(number: Int)", "e": "(why: Refusal?)"},
        "bridges": [\#(bridge)]}},
     "types": {"Account": {"struct": {"token": "String", "user": "User?"}}, "User": {"struct": {"name": "String"}},
       "Refusal": {"enum": ["unknown"]}}}
    """#
  }

  @Test(arguments: [
    #"{"on": "a", "dispatch": "b", "with": {"text": "@account.value.token"}}"#,
    #"{"on": "a", "dispatch": "b", "with": {"text": "@account.value.user.name"}}"#,
    #"{"on": "a", "dispatch": "d", "with": {"number": "@own.value"}}"#,
    #"{"on": "a", "dispatch": "d", "with": {"number": "@names.count"}}"#,
    #"{"on": "a", "dispatch": "e", "with": {"why": "@account.failure"}}"#,
    #"{"on": "a", "dispatch": "c", "when": "account.isLoading"}"#,
    #"{"on": "a", "dispatch": "c", "when": "!names.isEmpty"}"#,
    #"{"on": "a", "dispatch": "c", "when": "account.hasExpired"}"#,
  ])
  func `the properties of Loadable and of collections are known`(bridge: String) {
    assertDiagnostics(Self.schema(bridge))
  }

  @Test func `an unknown property of Loadable is an error, with a suggestion`() {
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "b", "with": {"text": "@account.1️⃣vlaue.token"}}"#),
      .error("SK0613", "'StateKit.Loadable<Account, Refusal>' has no property 'vlaue'", suggestion: "value")
    )
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "b", "with": {"text": "@account.1️⃣token"}}"#),
      .error(
        "SK0613",
        "has no property 'token'; there is 'value', 'failure', 'isIdle', 'isLoading', 'isLoaded' and 'isFailed'"
      )
    )
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "b", "with": {"text": "@account.value.1️⃣tokn"}}"#),
      .error("SK0613", "the struct 'Account' has no property 'tokn'", suggestion: "token")
    )
  }

  @Test func `a value of another type is an error`() {
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "b", "with": {"text": "@1️⃣names.count"}}"#),
      .error("SK0527", "'@names.count' is 'Int', which does not fit 'String'")
    )
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "b", "with": {"text": "@1️⃣account"}}"#),
      .error("SK0527", "'@account' is 'StateKit.Loadable<Account, Refusal>', which does not fit 'String'")
    )
    assertDiagnostics(
      Self.schema(#"{"on": "a", "dispatch": "c", "when": "1️⃣account"}"#),
      .error("SK0630", "a condition needs a 'Bool', and 'account' is 'StateKit.Loadable<Account, Refusal>'")
    )
  }
}
