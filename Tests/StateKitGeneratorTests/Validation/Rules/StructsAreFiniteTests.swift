import Testing

@testable import StateKitGenerator

struct StructsAreFiniteTests {
  @Test(arguments: [
    "Node", "Node?", "(Int, Node)", "Result<Node, Never>", "Range<Node>", "ClosedRange<Node>",
  ])
  func `a struct that stores itself is an error`(type: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["-Equatable"], "domains": {"Test": {}},
       "types": {"Node": {"struct": {"value": "Int", 1️⃣"next": "\#(type)"}}}}
      """#,
      .error(
        "SK0508",
        "the struct 'Node' contains itself (Node → Node): put one of the properties into an array"
      )
    )
  }

  @Test func `the way round is printed, with the line of each step`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {}}, "types": {
        "A": {"struct": {1️⃣"b": "B"}}, "B": {"struct": {2️⃣"c": "C?"}}, "C": {"struct": {3️⃣"a": "A"}}}}
      """#,
      .error("SK0508", "(A → B → C → A)", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test(arguments: [
    "[Node]", "[String: Node]", "ContiguousArray<Node>", "ArraySlice<Node?>", "Set<Int>", "Other?",
  ])
  func `an array holds it elsewhere`(type: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"actions": {"moved": "Node"}}}, "types": {
        "Node": {"struct": {"next": "\#(type)", "twice": "Other"}}, "Other": {"struct": {}}}}
      """#
    )
  }
}
