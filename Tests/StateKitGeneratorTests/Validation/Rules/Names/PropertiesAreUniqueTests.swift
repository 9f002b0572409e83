import Testing

@testable import StateKitGenerator

struct PropertiesAreUniqueTests {
  @Test func `a property and a child of one name are an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {}, "Test": {
        "state": {1️⃣"other": "Int"}, "children": {2️⃣"other": "Other"}}}}
      """#,
      .error("SK0405", at: "2️⃣", "the child 'other' clashes with the property 'other'", notes: ["1️⃣"])
    )
  }
}
