import Testing

@testable import StateKitGenerator

struct ImportsAreUsableTests {
  @Test func `modules are imported by name`() {
    assertDiagnostics(#"{"statekit": 1, "imports": ["Foundation", "_Concurrency"], "domains": {"Test": {}}}"#)
  }

  @Test(arguments: [
    "struct", "", "9", "a\u{200B}b", "Foundation\\nlet x = 1",
  ])
  func `a wrong name of a module is an error`(name: String) {
    assertDiagnostics(
      #"{"statekit": 1, "imports": [1️⃣"\#(name)"], "domains": {"Test": {}}}"#,
      .error("SK0412", "is not a name of a module")
    )
  }

  @Test func `a module imported twice, or anyway, is a warning`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "imports": [1️⃣"Models", 2️⃣"Models", 3️⃣"StateKit", 4️⃣"Swift"], "domains": {"Test": {}}}
      """#,
      .warning("SK0415", at: "2️⃣", "'Models' is imported twice", notes: ["1️⃣"]),
      .warning("SK0414", at: "3️⃣", "'StateKit' is imported in any case"),
      .warning("SK0414", at: "4️⃣", "'Swift' is imported in any case")
    )
  }

  @Test func `a schema cannot import its own module`() {
    assertDiagnostics(
      #"{"statekit": 1, "imports": ["Models", 1️⃣"App"], "domains": {"Test": {}}}"#,
      .error("SK0413", "'App' is the module that this schema belongs to"),
      moduleName: "App"
    )
  }
}
