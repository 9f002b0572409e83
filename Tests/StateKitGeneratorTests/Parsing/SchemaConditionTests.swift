import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Conditions, and several paths under one key, as they are read.
struct SchemaConditionTests {
  private func condition(_ json: String) throws -> ConditionSchema? {
    try parsedDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "when": \#(json)}]}"#).bridges.first?.when
  }

  @Test(arguments: [
    (#""isOn""#, "isOn"), (#""!a.isOn""#, "!a.isOn"), (#""$isNew""#, "$isNew"),
    (#""!$a.isNew""#, "!$a.isNew"),
    (#""$0.isNew""#, "$0.isNew"), (#"{"path": "a.b", "is": "c"}"#, #"a.b = "c""#),
    (#"{"path": "!$a", "is": null}"#, "!$a = null"), (#"{"all": ["b", "a"]}"#, "(a && b)"),
    (#"{"any": ["a", {"all": ["b", "!c"]}]}"#, "((!c && b) || a)"),
  ])
  func `a condition is a path, a comparison, or several conditions`(json: String, key: String) throws {
    try expectEqual(condition(json)?.key(), key)
  }

  @Test(arguments: [
    (#"1️⃣{"path": "a"}"#, "SK0202", "a condition needs the key 'is'"),
    (#"1️⃣{"is": 1}"#, "SK0202", "a condition needs the key 'path' or the key 'all' or the key 'any'"),
    (#"{"path": 1️⃣1, "is": 1}"#, "SK0203", "expected a string for 'path'"),
    (#"{"all": 1️⃣[]}"#, "SK0205", "'all' is empty; it needs at least one condition"),
    (#"{"any": 1️⃣"a"}"#, "SK0203", "expected an array of conditions for 'any'"),
    (#"{"any": ["a", 1️⃣1]}"#, "SK0203", "expected a path or an object for an entry of 'any'"),
    (#"{1️⃣"not": "a"}"#, "SK0201", "a condition has no key 'not'"),
    (#""$1️⃣""#, "SK0210", "'$' is not a path for 'when'"),
  ])
  func `a condition of another shape is an error`(json: String, code: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "when": \#(json)}]}"#),
      .error(code, message),
      upTo: .schema
    )
  }

  @Test(arguments: [
    (#"{2️⃣"path": "a", 1️⃣"all": ["b"]}"#, "a condition has 'path' or 'all', not both"),
    (#"{2️⃣"all": ["b"], 1️⃣"is": "c"}"#, "'is' belongs to a 'path', and this condition has 'all'"),
  ])
  func `an object is one condition`(json: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "when": \#(json)}]}"#),
      .error("SK0220", message, notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test func `an action is named once`() {
    assertDiagnostics(
      withDomain(#"{"bridges": [{"on": ["2️⃣a", "1️⃣a"], "dispatch": "b"}]}"#),
      .error("SK0219", "'on' names 'a' twice", notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test func `a bridge from several actions is a bridge from each`() throws {
    let bridges = try parsedDomain(
      #"{"bridges": [{"on": ["a", "b.c", "d.*"], "dispatch": "e", "when": "f"}]}"#
    ).bridges
    expectEqual(bridges.map(\.on.text), ["a", "b.c", "d.*"])
    #expect(bridges.allSatisfy { $0.dispatch.text == "e" && $0.when != nil })
    expectEqual(Set(bridges.map(\.location.offset)).count, 1)
  }

  @Test(arguments: [
    (#"1️⃣[]"#, "SK0205", "'on' is empty; it needs at least one path"),
    (#"["a", 1️⃣1]"#, "SK0203", "expected a string for an entry of 'on'"),
    (#""a1️⃣*""#, "SK0210", "'a*' is not a path"), (#""a.1️⃣*.b""#, "SK0210", "'a.*.b' is not a path"),
    (#""1️⃣.*""#, "SK0210", "'.*' is not a path"),
  ])
  func `several paths of another shape are an error`(json: String, code: String, message: String) {
    for what in [
      #""bridges": [{"on": \#(json), "dispatch": "b"}]"#, #""effects": {"work": {"on": \#(json)}}"#,
    ] {
      assertDiagnostics(withDomain("{\(what)}"), .error(code, message), upTo: .schema)
    }
  }

  @Test func `only actions that are waited for can be all of a domain`() {
    assertDiagnostics(
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b.1️⃣*"}]}"#),
      .error("SK0210", "'b.*' is not a path for 'dispatch'"),
      upTo: .schema
    )
  }
}
