import Testing

@testable import StateKitGenerator

struct DomainsAreSmallTests {
  private static func schema(_ actions: Int, more: String = "") -> String {
    let actions = (0..<actions).map { #""a\#($0)": {}"# }.joined(separator: ", ")
    return #"""
      {"statekit": 1, "domains": {1️⃣"Test": {"actions": {\#(actions)}, "requests": {"load": {}},
        "children": {"part": "Part"}\#(more)}, "Part": {}}}
      """#
  }

  @Test func `a domain with more cases than the limit is a note with their number and their cost`() {
    assertDiagnostics(
      Self.schema(499),
      .note(
        "SK0703",
        "'Test' has 501 actions, requests and children; above 500 each further one takes longer"
      )
    )
    assertDiagnostics(Self.schema(498).replacing("1️⃣", with: ""))
  }

  @Test func `the note can be allowed`() {
    assertDiagnostics(Self.schema(499, more: #", "allow": ["SK0703"]"#).replacing("1️⃣", with: ""))
  }
}
