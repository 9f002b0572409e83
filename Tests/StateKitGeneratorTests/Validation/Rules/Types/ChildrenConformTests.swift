import Testing

@testable import StateKitGenerator

struct ChildrenConformTests {
  @Test func `a child has the conformances of its parent`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"Other": {},
        "Test": {"conformances": ["Codable"], "children": {"other": 2️⃣"Other"}}}}
      """#,
      .error(
        "SK0506",
        at: "2️⃣",
        "the domain 'Test' is Codable, and the domain 'Other' that it contains is not: give 'Other' \"Codable\"",
        notes: ["1️⃣"]
      )
    )
  }

  @Test func `a parent of a child that is not Equatable is not Equatable either`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"Other": {"conformances": ["-Equatable"]},
        "Test": {"children": {"other": 2️⃣"Other"}}}}
      """#,
      .error("SK0506", at: "2️⃣", "give 'Test' \"-Equatable\", too", notes: ["1️⃣"])
    )
  }

  @Test func `a child may have more`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {"conformances": ["Hashable"]}, "Test": {"children": {"other": "Other"}}}}
      """#
    )
  }

  @Test(arguments: ["state", "actions"])
  func `the parts of a child conform as those of its parent`(part: String) {
    assertDiagnostics(
      """
      {"statekit": 1, "domains": {1️⃣"Other": {},
        "Test": {"conformances": {"\(part)": ["Hashable"]}, "children": {"other": 2️⃣"Other"}}}}
      """,
      .error(
        "SK0506",
        at: "2️⃣",
        "the domain 'Test' is Hashable, for '\(part)', and the domain 'Other' that it contains is not",
        notes: ["1️⃣"]
      )
    )
    let own = #"{"conformances": {"\#(part)": ["Hashable"]}"#
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Other": \#(own)}, "Test": \#(own), "children": {"other": "Other"}}}}"#
    )
  }

  @Test func `the actions of a parent need not be Equatable, although its state is`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {"conformances": {"actions": ["-Equatable"]}},
        "Test": {"conformances": {"actions": ["-Equatable"]}, "children": {"other": "Other"}}}}
      """#
    )
  }
}
