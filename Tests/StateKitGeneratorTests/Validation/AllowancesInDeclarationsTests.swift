import Testing

@testable import StateKitGenerator

/// `allow` in the declarations of domains and types.
struct AllowancesInDeclarationsTests {
  @Test(arguments: [
    withDomain(#"{"actions": {"a": {"allow": [1️⃣"SK0411"]}}}"#),
    withDomain(#"{"requests": {"a": {"allow": [1️⃣"SK0411"]}}}"#),
    withDomain(#"{"actions": {"a": {}}, "effects": {"b": {"on": "a", "allow": [1️⃣"SK0411"]}}}"#),
    withDomain(#"{"state": {"a": {"type": "Int", "allow": [1️⃣"SK0411"]}}}"#),
    withDomain(
      #"{"actions": {"a": {}, "b": {}}, "bridges": [{"on": "a", "dispatch": "b", "allow": [1️⃣"SK0411"]}]}"#
    ),
    #"{"statekit": 1, "domains": {"A": {"children": {"b": {"domain": "B", "allow": [1️⃣"SK0411"]}}}, "B": {}}}"#,
    #"""
    {"statekit": 1, "domains": {
      "A": {"state": {"on": "Bool"}, "children": {"b": "B"},
        "reactions": {"b.c": {"toggle": ["on"], "allow": [1️⃣"SK0411"]}}},
      "B": {"actions": {"c": {}}}}}
    """#,
    #"{"statekit": 1, "domains": {"A": {}}, "types": {"T": {"enum": ["a"], "allow": [1️⃣"SK0411"]}}}"#,
    #"""
    {"statekit": 1, "domains": {"A": {}},
      "types": {"T": {"struct": {"a": {"type": "Int", "allow": [1️⃣"SK0411"]}}}}}
    """#,
  ])
  func `each declaration can have 'allow', and an unused code is a warning at its place`(schema: String) {
    assertDiagnostics(schema, .warning("SK0215"))
  }

  @Test(arguments: [
    withDomain(#"{"actions": {"none": {"allow": ["SK0411"]}}}"#),
    withDomain(#"{"requests": {"none": {"allow": ["SK0411"]}}}"#),
    #"{"statekit": 1, "domains": {"A": {"children": {"none": {"domain": "B", "allow": ["SK0411"]}}}, "B": {}}}"#,
    #"{"statekit": 1, "domains": {"A": {}}, "types": {"T": {"enum": ["none"], "allow": ["SK0411"]}}}"#,
    withDomain(
      #"""
      {"actions": {"a": {}, "old": {"deprecated": "a"}},
        "bridges": [{"on": "a", "dispatch": "old", "allow": ["SK0642"]}]}
      """#
    ),
    withDomain(
      #"""
      {"actions": {"a": {}, "old": {"deprecated": "a"}},
        "effects": {"b": {"on": "a", "output": "old", "allow": ["SK0672"]}}}
      """#
    ),
  ])
  func `a declaration silences the warnings in it`(schema: String) {
    assertDiagnostics(schema)
  }

  @Test func `a declaration does not silence warnings beside it`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"actions": {"a": {}, "b": {}, 2️⃣"old": {"deprecated": "a"}}, "bridges": [
          {"on": "a", "dispatch": "1️⃣old"}, {"on": "b", "dispatch": "old", "allow": ["SK0642"]}]}
        """#
      ),
      .warning("SK0642", notes: ["2️⃣"])
    )
  }

  @Test func `of several around a warning the narrowest counts`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "allow": [2️⃣"SK0411"], "domains": {
        "A": {"allow": [1️⃣"SK0411"], "actions": {"none": {"allow": ["SK0411"]}}}}}
      """#,
      .warning("SK0215"),
      .warning("SK0215", at: "2️⃣")
    )
  }

  @Test func `a warning that a narrow allowance does not cover is covered by a wider one`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "allow": ["SK0411"], "domains": {
        "A": {"allow": ["SK0411"], "actions": {"a": {}, "none": {}}, "children": {"b": "B"}},
        "B": {"actions": {"none": {"allow": ["SK0411"]}, "a": {}}},
        "C": {"children": {"none": "B"}}}}
      """#
    )
  }
}
