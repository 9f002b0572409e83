import Testing

@testable import StateKitGenerator

struct FactoriesAreUniqueTests {
  @Test func `two domains with factories of one name are an error`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"URLLoader": {}, 2️⃣"UrlLoader": {}}}"#,
      .error(
        "SK0406",
        at: "2️⃣",
        "the domains 'UrlLoader' and 'URLLoader' would both have factories called 'urlLoader'",
        notes: ["1️⃣"]
      )
    )
  }

  @Test func `a name in the wrong case is one mistake, even if the right name would clash`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {}, 1️⃣"a": {}}}"#,
      .error("SK0404", suggestion: "A")
    )
  }

  @Test(arguments: ["Identity", "Combine", "Init", "Bridge", "Self"])
  func `a domain cannot have factories of the runtime's names`(name: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"\#(name)": {}}}"#,
      .error("SK0409", "the domain '\(name)' would have factories called")
    )
  }
}
