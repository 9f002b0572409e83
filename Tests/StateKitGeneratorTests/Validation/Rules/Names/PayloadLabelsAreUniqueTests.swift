import Testing

@testable import StateKitGenerator

struct PayloadLabelsAreUniqueTests {
  @Test func `a label is given once`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"moved": "(1️⃣x: Int, y: Int, 2️⃣x: Int)", "sized": "(x: Int, Int, Int)"}}"#),
      .error("SK0405", at: "2️⃣", "the label 'x' is declared twice", notes: ["1️⃣"])
    )
  }
}
