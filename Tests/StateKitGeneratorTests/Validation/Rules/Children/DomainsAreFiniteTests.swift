import Testing

@testable import StateKitGenerator

struct DomainsAreFiniteTests {
  @Test func `a domain that contains itself is an error`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"children": {1️⃣"test": "Test"}}}}"#,
      .error("SK0602", "the domain 'Test' contains itself (Test → Test): remove one of these children")
    )
  }

  @Test func `the way round is printed, with the line of each step`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"a": "A", "c": "C"}},
        "A": {"children": {1️⃣"b": "B"}}, "B": {"children": {2️⃣"c": "C"}}, "C": {"children": {3️⃣"a": "A"}}}}
      """#,
      .error("SK0602", "the domain 'A' contains itself (A → B → C → A)", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test(arguments: ["optional", "each"])
  func `a domain that contains itself has no end of actions, also where its state would have one`(
    kind: String
  ) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"id": "Int"},
        "children": {1️⃣"inner": {"domain": "Test", "kind": "\#(kind)"}}}}}
      """#,
      .error("SK0602", "the domain 'Test' contains itself (Test → Test)")
    )
  }

  @Test func `a domain may be the child of several`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"App": {"children": {"a": "A", "b": "B", "c": "C"}},
        "A": {"children": {"c": "C"}}, "B": {"children": {"c": "C", "d": "C"}}, "C": {}}}
      """#
    )
  }
}
