import Testing

@testable import StateKitGenerator

struct TypesAreSpelledAlikeTests {
  private static func schema(_ type: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"actions": {"a": "(b: 1️⃣\#(type))"}}},
      "types": {"Post": {"struct": {"id": "Int"}}}}
    """#
  }

  @Test(arguments: [
    ("int", "int", "Int"), ("string?", "string", "String"), ("[bool]", "bool", "Bool"),
    ("[String: POST]", "POST", "Post"), ("Set<double>", "double", "Double"),
    ("teststate", "teststate", "TestState"),
  ])
  func `a type that differs from a known one in case alone is a warning`(
    type: String,
    name: String,
    known: String
  ) {
    assertDiagnostics(
      Self.schema(type),
      .warning("SK0416", "no type '\(name)' is known here", suggestion: known)
    )
  }

  @Test(arguments: ["Int", "Post", "TestState", "Foundation.int", "Posts", "Integer"])
  func `known types, types of a module and types with more differences are not reported`(type: String) {
    assertDiagnostics(Self.schema(type).replacing("1️⃣", with: ""))
  }

  @Test func `a misspelled type is found in states and structs, too`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"a": "1️⃣int"}}},
        "types": {"Post": {"struct": {"b": "2️⃣uint8 = 0"}}}}
      """#,
      .warning("SK0416", suggestion: "Int"),
      .warning("SK0416", at: "2️⃣", suggestion: "UInt8")
    )
  }

  @Test func `an author with such a type can allow it`() {
    assertDiagnostics(
      withDomain(#"{"state": {"a": {"type": "int", "allow": ["SK0416"]}}}"#)
    )
  }
}
