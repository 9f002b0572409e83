import Testing

@testable import StateKitGenerator

struct ValuesCanBeReadTests {
  @Test func `an element of a list can be found`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "Test": {"children": {"rows": {"domain": 1️⃣"Row", "kind": "each"}}},
        "Row": {"state": {"id": "2️⃣Never"}}}}
      """#,
      .error("SK0532", "no element of 'rows' can be found, as the 'id' of 'Row' is a 'Never'", notes: ["2️⃣"])
    )
  }

  @Test func `a property that a bridge reads has a value`() {
    func schema(_ path: String) -> String {
      #"""
      {"statekit": 1, "types": {"Box": {"struct": {"none": "Never", "maybe": "Never?"}}}, "domains": {
        "Test": {"state": {"box": "Box", "maybe": "Box?"}, "actions": {"a": {}, "b": "(x: Never)"},
          "bridges": [{"on": "a", "dispatch": "b", "with": {"x": "@\#(path)"}}]}}}
      """#
    }
    assertDiagnostics(
      schema("1️⃣box.none"),
      .error("SK0532", "'@box.none' is a 'Never', of which there is no value")
    )
    assertDiagnostics(schema("box.maybe"))
    assertDiagnostics(schema("maybe.none"))
  }
}
