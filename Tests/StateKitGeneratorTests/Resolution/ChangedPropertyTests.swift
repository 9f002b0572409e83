import Testing

@testable import StateKitGenerator

struct ChangedPropertyTests {
  private static func schema(_ changes: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Other": {}, "Test": {
      "state": {"count": "Int = 0", "isOn": "Bool = false"},
      "actions": {"changed": {\#(changes)}}, "children": {2️⃣"other": "Other"}
    }}}
    """#
  }

  @Test(arguments: [#""set": {"1️⃣cuont": 1}"#, #""toggle": ["1️⃣cuont"]"#, #""add": {"1️⃣cuont": 1}"#])
  func `an unknown property is an error, with a suggestion`(changes: String) {
    let marked = changes.replacing("\"1️⃣", with: "1️⃣\"")
    assertDiagnostics(
      Self.schema(marked),
      .error("SK0520", "the state of 'Test' has no property 'cuont'", suggestion: "count")
    )
  }

  @Test func `a dot before a property is a mistake in its name, and no part`() {
    assertDiagnostics(
      Self.schema(#""set": {1️⃣".count": 1}"#),
      .error("SK0520", "has no property '.count'", suggestion: "count")
    )
  }

  @Test func `if no name is near, all properties are listed`() {
    assertDiagnostics(
      Self.schema(#""set": {1️⃣"name": "x"}"#),
      .error("SK0520", "has no property 'name'; there is 'count' and 'isOn'")
    )
  }

  @Test func `of many properties a few are named`() {
    let properties = (1...12).map { #""property\#($0)": "Int""# }.joined(separator: ", ")
    assertDiagnostics(
      withDomain(#"{"state": {\#(properties)}, "actions": {"changed": {"set": {1️⃣"x": 1}}}}"#),
      .error("SK0520", "'property8' and 4 others")
    )
  }

  @Test func `a child is set to its state`() {
    assertDiagnostics(Self.schema(#""set": {"other": {}}"#))
    assertDiagnostics(
      Self.schema(#""set": {1️⃣"other": 1}"#),
      .error("SK0528", "'other' is a child: set it to an object with properties of its state", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [(#""$1️⃣other""#, "SK0526"), (#""@1️⃣count""#, "SK0527")])
  func `a child is not set to another value`(value: String, code: String) {
    assertDiagnostics(Self.optional(#""set": {"other": \#(value)}"#), .error(code))
  }

  private static func optional(_ change: String) -> String {
    schema(change).replacing(#""other": "Other""#, with: #""other": {"domain": "Other", "kind": "optional"}"#)
  }

  @Test func `an optional child may be set to null`() {
    assertDiagnostics(Self.optional(#""set": {"other": null, "count": 1}"#))
  }

  @Test(arguments: ["1", "true", "[]"])
  func `an optional child is set to null or to an object`(value: String) {
    assertDiagnostics(
      Self.optional(#""set": {1️⃣"other": \#(value)}"#),
      .error("SK0528", "'other' is a child: set it to null, or to an object with", notes: ["2️⃣"])
    )
  }

  @Test func `a property that is not a Bool cannot be toggled`() {
    assertDiagnostics(Self.optional(#""toggle": [1️⃣"other"]"#), .error("SK0521", notes: ["2️⃣"]))
  }

  @Test(arguments: ["one", "each"])
  func `a child that is always there is not set to null`(kind: String) {
    let schema = Self.optional(#""set": {1️⃣"other": null}"#).replacing("optional", with: kind)
      .replacing(#""Other": {}"#, with: #""Other": {"state": {"id": "Int"}}"#)
    assertDiagnostics(schema, .error("SK0528", notes: ["2️⃣"]))
  }

  @Test func `the schema does not know the properties of a state written by hand`() {
    assertDiagnostics(
      withDomain(#"{"state": "2️⃣Model", "actions": {"changed": {"set": {1️⃣"x": 1}, "toggle": ["y"]}}}"#),
      .error("SK0522", "leave the change of 'changed' to a handler", notes: ["2️⃣"])
    )
  }

  @Test func `a state that cannot be read is not looked into`() {
    assertDiagnostics(
      withDomain(#"{"state": 1️⃣3, "actions": {"changed": {"set": {"x": 1}}}}"#),
      .error("SK0203")
    )
  }
}
