import Testing

@testable import StateKitGenerator

struct NoneHidesNothingTests {
  @Test func `a case with the name 'none' is a warning`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {}, "Test": {"actions": {1️⃣"none": {}}},
       "Outer": {"children": {2️⃣"none": "Other"}}}, "types": {"Phase": {"enum": [3️⃣"none"]}}}
      """#,
      .warning("SK0411", "hides a case called 'none'"),
      .warning("SK0411", at: "2️⃣"),
      .warning("SK0411", at: "3️⃣")
    )
  }

  @Test func `a property or label with the name 'none' is not a warning`() {
    assertDiagnostics(withDomain(#"{"state": {"none": "Int"}, "actions": {"set": "(none: Int)"}}"#))
  }
}
