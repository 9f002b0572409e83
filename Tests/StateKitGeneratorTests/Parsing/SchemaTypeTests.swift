import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaTypeTests {
  private func schema(_ type: String) -> String {
    #"{"statekit": 1, "types": {"Phase": \#(type)}, "domains": {"A": {}}}"#
  }

  private func type(_ text: String) throws -> TypeSchema {
    try #require(parsedSchema(schema(text)).types.first)
  }

  @Test func `an enum has cases in order`() throws {
    let type = try type(#"{"doc": "A phase.", "enum": ["b", "a"]}"#)
    guard case .enum(let cases) = type.kind else {
      Issue.record("no enum")
      return
    }
    expectEqual(type.name.value, "Phase")
    expectEqual(type.documentation, "A phase.")
    expectEqual(cases.map(\.name.value), ["b", "a"])
    #expect(cases.filter(\.hasValues).isEmpty)
  }

  @Test func `a case has values as an action has, and documentation`() throws {
    let type = try type(
      #"""
      {"enum": ["a", {"b": "(x: Int, String)"}, {"c": "Int"}, {"d": {"payload": {"y": "Int"}, "doc": "D."}},
       {"e": {"payload": ["Int", "Int"]}}, {"f": {"doc": "F."}}, {"g": "()"}]}
      """#
    )
    guard case .enum(let cases) = type.kind else {
      Issue.record("no enum")
      return
    }
    expectEqual(cases.map(\.name.value), ["a", "b", "c", "d", "e", "f", "g"])
    expectEqual(
      cases.map {
        ($0.payload ?? []).map { "\($0.label?.value ?? "_"): \($0.type.map { "\($0.value)" } ?? "")" }
      },
      [[], ["x: Int", "_: String"], ["_: Int"], ["y: Int"], ["_: Int", "_: Int"], [], []]
    )
    expectEqual(cases.map(\.hasValues), [false, true, true, true, true, false, false])
    expectEqual(cases.map(\.documentation), [nil, nil, nil, "D.", nil, "F.", nil])
  }

  @Test(arguments: [("{}", []), (#"{"b": "Int", "a": {"type": "Int"}}"#, ["b", "a"])])
  func `a struct has properties in order`(text: String, names: [String]) throws {
    guard case .struct(let properties) = try type(#"{"struct": \#(text)}"#).kind else {
      Issue.record("no struct")
      return
    }
    expectEqual(properties.map(\.name.value), names)
  }

  @Test(arguments: [
    (#"1️⃣["a"]"#, "SK0203", "expected an object for the type 'Phase', found an array"),
    ("1️⃣{}", "SK0202", "a type needs the key 'struct' or the key 'enum'"),
    (#"{"enum": 1️⃣{}}"#, "SK0203", "expected an array of cases for 'enum', found an object"),
    (#"{"enum": 1️⃣[]}"#, "SK0205", "'enum' is empty; it needs at least one case"),
    (
      #"{"enum": ["a", 1️⃣1]}"#, "SK0203",
      "expected the name of a case, or an object with its name and its values, for an entry of 'enum', found a number"
    ),
    (#"{"enum": ["a", 1️⃣{}]}"#, "SK0221", "an entry of 'enum' has the name of a case: {\"failed\""),
    (#"{"enum": ["a", {"b": "Int", 1️⃣"c": "Int"}]}"#, "SK0221", "an entry of 'enum' is one case"),
    (
      #"{"enum": [{"b": 1️⃣null}]}"#, "SK0203",
      "expected a payload in a string or an object for the values of 'b', found null: a case without values is a text, \"b\""
    ),
    (#"{"enum": [{"b": 1️⃣["Int"]}]}"#, "SK0203", "an array of types stands under 'payload'"),
    (#"{"enum": [{"b": {1️⃣"label": "Int"}}]}"#, "SK0201", "a case of an enum has no key 'label'; it can have"),
    (#"{"enum": [{"b": "(x: 1️⃣)"}]}"#, "SK0301", nil),
    (#"{"struct": 1️⃣[]}"#, "SK0203", "expected an object for 'struct', found an array"),
    (#"{"struct": {}, "doc": 1️⃣1}"#, "SK0203", "expected a string for 'doc', found a number"),
  ])
  func `a wrong type is an error, and the type keeps its name`(
    text: String,
    code: String,
    message: String?
  ) throws {
    assertDiagnostics(schema(text), .error(code, message), upTo: .schema)
    let plain = String(decoding: MarkedText(schema(text)).bytes, as: UTF8.self)
    let parsed = try parsedSchema(plain)
    expectEqual(parsed.types.map(\.name.value), ["Phase"])
    #expect(!parsed.isPartial)
  }

  @Test func `a type is not both a struct and an enum`() {
    assertDiagnostics(
      schema(#"{2️⃣"enum": ["a"], 1️⃣"struct": {}}"#),
      .error("SK0212", notes: ["2️⃣"]),
      upTo: .schema
    )
  }
}
