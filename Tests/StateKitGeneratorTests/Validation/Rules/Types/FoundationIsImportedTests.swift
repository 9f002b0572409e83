import Testing

@testable import StateKitGenerator

struct FoundationIsImportedTests {
  @Test(arguments: ["Date", "URL?", "[UUID]", "[String: Data]", "Set<IndexSet>"])
  func `a type of Foundation needs an import`(type: String) {
    let name = type.filter(\.isLetter).replacing("String", with: "").replacing("SetI", with: "I")
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"state": {"a": {"type": "1️⃣\#(type)", "default": {"swift": "a"}}}}}}"#,
      .warning("SK0418", "'\(name)' is a type of Foundation, and the schema has no imports")
    )
  }

  @Test func `the diagnostic comes once for each type, for states, payloads and types`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Post": {"struct": {"at": "1️⃣Date"}}}, "domains": {"Test": {
        "state": {"a": "Date?"}, "actions": {"opened": "(2️⃣URL)", "closed": "(URL, Date)"}}}}
      """#,
      .warning("SK0418", at: "1️⃣", "'Date'"),
      .warning("SK0418", at: "2️⃣", "'URL'")
    )
  }

  @Test(arguments: ["Foundation", "UIKit", "Models"])
  func `another import may bring it along`(module: String) {
    assertDiagnostics(
      #"{"statekit": 1, "imports": ["\#(module)"], "domains": {"Test": {"state": {"a": "Date?"}}}}"#
    )
  }

  @Test func `a type of the schemas may have the name`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Data": {"struct": {"id": "Int"}}},
        "domains": {"Test": {"state": {"a": "Data?", "b": "Models.Date?", "c": "Date<Int>?"}}}}
      """#
    )
  }

  @Test func `a state written by hand can be of Foundation, too`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"allow": ["SK0418"], "state": {"a": "Locale?"}}}}"#
    )
  }
}
