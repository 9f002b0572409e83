import Testing

@testable import StateKitGenerator

struct ElementsHaveIDsTests {
  private static func schema(_ row: String, kind: String = "each") -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"children": {"rows": {"domain": 1️⃣"Row", "kind": "\#(kind)"}}}, 2️⃣"Row": \#(row)}}
    """#
  }

  @Test func `elements without an id are an error`() {
    assertDiagnostics(
      Self.schema(#"{"state": {"name": "String"}}"#),
      .error("SK0605", "each of 'rows' needs an 'id' to be found by, and the state of 'Row'", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    #"{"state": {"id": "Int"}}"#, #"{"state": {"id": "Post.ID?"}}"#, #"{"state": "RowModel"}"#,
  ])
  func `a state with an id, or one written by hand, is right`(row: String) {
    assertDiagnostics(Self.schema(row))
  }

  @Test(arguments: ["one", "optional"])
  func `children of other kinds do not need an id`(kind: String) {
    assertDiagnostics(Self.schema("{}", kind: kind))
  }

  @Test func `an id that cannot be hashed is an error anyway`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "Test": {"children": {"rows": {"domain": "Row", "kind": "each"}}, "conformances": ["-Equatable"]},
        "Row": {"state": {"id": "1️⃣any Error"}, "conformances": ["-Equatable"]}}}
      """#,
      .error("SK0504", "any Error")
    )
  }
}
