import Testing

@testable import StateKitGenerator

struct ChangeValueTests {
  private static func schema(_ type: String, payload: String = "()", _ changes: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"state": {"value": "\#(type)"},
      "actions": {"changed": {"payload": "\#(payload)", \#(changes)}}}},
     "types": {"Phase": {"enum": ["active"]}, "Post": {"struct": {"id": "Int"}}}}
    """#
  }

  @Test(arguments: [
    ("Int", "(x: Int)", "x"), ("Int?", "(x: Int)", "x"), ("Int??", "Int", "0"), ("[Int]", "(x: [Int])", "x"),
    ("[Int?]", "(x: [Int])", "x"), ("Kitten", "(x: Int)", "x"), ("Int", "(x: Kitten)", "x"),
    ("[Kitten]", "(x: [Dog])", "x"),
    ("Phase?", "(y: Int, Phase)", "1"), ("[String: Int]", "(x: Dictionary<String, Int>)", "x"),
    ("Set<Kitten>", "(x: Set<Int>)", "x"), ("Result<Int, E>", "(x: Result<Int, F>)", "x"),
    ("Int?", "(x: Kitten?)", "x"),
  ])
  func `a value of the payload that fits is taken`(type: String, payload: String, label: String) {
    assertDiagnostics(Self.schema(type, payload: payload, #""set": {"value": "$\#(label)"}"#))
  }

  @Test(arguments: [
    ("Int", "String"), ("Int", "Int?"), ("Int", "Int64"), ("[Int]", "[String]"), ("[Int]", "Set<Int>"),
    ("Phase", "String"),
    ("Phase", "Post"), ("Kitten", "Kitten?"), ("[String: Int]", "[Int: Int]"), ("Set<Int>", "Set<String>"),
    ("[Kitten]", "Int"), ("Int", "[Kitten]"), ("String?", "Int?"),
  ])
  func `a value of another type is an error`(type: String, payload: String) {
    assertDiagnostics(
      Self.schema(type, payload: "(x: \(payload))", #""set": {"value": "$1️⃣x"}"#),
      .error("SK0527", "'$x' is '\(payload)', which does not fit '\(type)'")
    )
  }

  @Test func `Swift judges a property of a type that the schema does not know, where it is read`() {
    let schema = #"""
      {"statekit": 1, "imports": ["Foundation"], "domains": {"Test": {
        "state": {"url": "URL", "path": "String"}, "actions": {"changed": {"set": {"path": "@url.path"}}}}}}
      """#
    assertDiagnostics(schema)
    #expect(generated(schema).contains("state.path = state.url.path"))
  }

  @Test func `tuples fit by shape`() {
    func schema(_ value: String, _ target: String) -> String {
      Self.schema(target, payload: "(x: \(value))", #""set": {"value": "$1️⃣x"}"#)
        .replacing(#""state""#, with: #""conformances": ["-Equatable"], "state""#)
    }
    assertDiagnostics(schema("(Int, String)", "(Int, String?)"))
    assertDiagnostics(schema("(Int, Kitten)", "(Int, Dog)"))
    assertDiagnostics(schema("Int", "any Drawable"))
    assertDiagnostics(schema("(Int, Int)", "(Int, String)"), .error("SK0527"))
    assertDiagnostics(schema("(a: Int, b: Int)", "(b: Int, a: Int)"), .error("SK0527"))
    assertDiagnostics(schema("(Int, Int)", "(Int, Int, Int)"), .error("SK0527"))
  }

  @Test func `an unknown label is an error, with a suggestion`() {
    assertDiagnostics(
      Self.schema("Int", payload: "(count: Int)", #""set": {"value": "$1️⃣cuont"}"#),
      .error("SK0526", "there is no '$cuont' in 'changed'", suggestion: "$count")
    )
    assertDiagnostics(
      Self.schema("Int", payload: "(Int, y: Int)", #""set": {"value": "$1️⃣name"}"#),
      .error("SK0526", "there is no '$name' in 'changed'; there is '$0' and '$y'")
    )
    assertDiagnostics(
      Self.schema("Int", #""set": {"value": "$1️⃣0"}"#),
      .error("SK0526", "there is no '$0' in 'changed', which has no payload")
    )
  }

  @Test func `a JSON value fits its property`() {
    assertDiagnostics(Self.schema("Phase?", #""set": {"value": "active"}"#))
    assertDiagnostics(Self.schema("String", #""set": {"value": "$$x"}"#))
    assertDiagnostics(Self.schema("Int", #""set": {"value": 1️⃣"x"}"#), .error("SK0511"))
    assertDiagnostics(Self.schema("Kitten", #""set": {"value": 1️⃣"x"}"#), .error("SK0510"))
    assertDiagnostics(
      Self.schema("Phase", #""set": {"value": 1️⃣"aktive"}"#),
      .error("SK0513", suggestion: "active")
    )
  }

  @Test func `only a Bool is toggled`() {
    assertDiagnostics(Self.schema("Bool", #""toggle": ["value"]"#))
    assertDiagnostics(Self.schema("Switch", #""toggle": ["value"]"#))
    assertDiagnostics(
      Self.schema("Bool?", #""toggle": [1️⃣"value"]"#),
      .error("SK0524", "only a 'Bool' can be toggled, and 'value' is 'Bool?': use 'set'")
    )
    assertDiagnostics(Self.schema("Int", #""toggle": [1️⃣"value"]"#), .error("SK0524"))
  }

  @Test(arguments: [("Int", "3"), ("Double", "1.5"), ("UInt8", "200"), ("Int", "-3")])
  func `a number is added to a number`(type: String, value: String) {
    assertDiagnostics(Self.schema(type, #""add": {"value": \#(value)}"#))
  }

  @Test func `an added value fits the type`() {
    assertDiagnostics(Self.schema("Int", payload: "(by: Int)", #""add": {"value": "$by"}"#))
    assertDiagnostics(Self.schema("Int", #""add": {"value": 1️⃣1.5}"#), .error("SK0511"))
    assertDiagnostics(Self.schema("UInt8", #""add": {"value": 1️⃣-1}"#), .error("SK0512"))
    assertDiagnostics(
      Self.schema("Int", payload: "(by: Double)", #""add": {"value": "$1️⃣by"}"#),
      .error("SK0527")
    )
  }

  @Test func `a value cannot be added to a property that is not a number`() {
    assertDiagnostics(
      Self.schema("String", #""add": {1️⃣"value": 1}"#),
      .error("SK0525", "'value' is 'String', which is not a number: leave the change to a handler")
    )
    assertDiagnostics(
      Self.schema("Money", #""add": {1️⃣"value": 1}"#),
      .error("SK0525", "'value' is 'Money', which the schema does not know as a number")
    )
    assertDiagnostics(Self.schema("Int?", #""add": {1️⃣"value": 1}"#), .error("SK0525"))
  }

  @Test func `a payload or type that cannot be read is not judged`() {
    assertDiagnostics(
      withDomain(#"{"state": {"x": "Int"}, "actions": {"set": {"payload": "(1️⃣", "set": {"x": "$y"}}}}"#),
      .error("SK0301")
    )
    assertDiagnostics(
      withDomain(#"{"state": {"x": "1️⃣3"}, "actions": {"set": {"toggle": ["x"]}, "a": {"add": {"x": 1}}}}"#),
      .error("SK0301")
    )
  }
}
