import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaPropertyTests {
  private let int: SwiftType = .named([.init(name: "Int", arguments: [])])

  /// The property with this text.
  private func property(_ text: String) throws -> PropertySchema {
    try #require(parsedDomain(#"{"state": {"count": \#(text)}}"#).state?.properties?.first)
  }

  @Test func `a string is a type`() throws {
    let property = try property(#""Int""#)
    expectEqual(property.name.value, "count")
    expectEqual(property.type?.value, int)
    #expect(property.default == nil)
  }

  @Test func `a string may have a default`() throws {
    #expect(try property(#""Int = 1""#).default != nil)
  }

  @Test func `an object has type, default and documentation`() throws {
    let property = try property(#"{"doc": "How many.", "type": "Int", "default": 12}"#)
    expectEqual(property.type?.value, int)
    expectEqual(property.documentation, "How many.")
    guard case .json(let node) = property.default?.value else {
      Issue.record("no default")
      return
    }
    expectEqual(node.rendered, "12")
    expectEqual(property.default?.location, node.location)
  }

  @Test(arguments: [
    (#""Int""#, false), (#"{"type": "Int"}"#, false), (#"{"type": "Int", "sensitive": false}"#, false),
    (#"{"type": "Int", "sensitive": true}"#, true),
  ])
  func `a property is sensitive if it says so`(text: String, isSensitive: Bool) throws {
    try expectEqual(property(text).isSensitive, isSensitive)
  }

  @Test func `a property of a struct is sensitive if it says so`() throws {
    let schema = try parsedSchema(
      #"{"statekit": 1, "domains": {"A": {}}, "types": {"B": {"struct": {"c": {"type": "Int", "sensitive": true}}}}}"#
    )
    guard case .struct(let properties) = schema.types[0].kind else {
      Issue.record("no struct")
      return
    }
    expectEqual(properties.map(\.isSensitive), [true])
  }

  @Test(arguments: ["null", "true", "[]", "{}", #"{"a": 1}"#, #""x""#])
  func `any JSON value may be a default`(value: String) throws {
    guard case .json(let node) = try property(#"{"type": "Int", "default": \#(value)}"#).default?.value else {
      Issue.record("no default")
      return
    }
    try expectEqual(node.rendered, parsedJSON(value).rendered)
  }

  @Test func `a default may be an expression`() throws {
    guard
      case .swift(let code) = try property(#"{"type": "Int", "default": {"swift": "Int.max"}}"#).default?
        .value
    else {
      Issue.record("no expression")
      return
    }
    expectEqual(code, "Int.max")
  }

  @Test(arguments: [
    ("1️⃣[]", "SK0203", "expected a type in a string or an object for the property 'count', found an array"),
    ("1️⃣{}", "SK0202", "a property needs the key 'type'"),
    (
      #"{"type": "Int 1️⃣= 3"}"#, "SK0302",
      "expected the end after the type, found '=': beside 'type', the default of a property has the key 'default'"
    ),
    (#"{"type": 1️⃣{}}"#, "SK0203", "expected a type in a string for 'type', found an object"),
    (
      #"{"type": "Int", "default": {"swift": 1️⃣1}}"#, "SK0203", "expected a string for 'swift', found a number"
    ),
    (#"{"type": "Int", "doc": 1️⃣null}"#, "SK0203", "expected a string for 'doc', found null"),
    (
      #"{"type": "Int", "sensitive": 1️⃣["count"]}"#, "SK0203",
      "expected true or false for 'sensitive', found an array: labels stand under 'sensitive' of an action"
    ),
    (
      #"{"type": "Int", "sensitive": 1️⃣"true"}"#, "SK0203",
      "expected true or false for 'sensitive', found a string: labels stand under 'sensitive' of an action"
    ),
  ])
  func `a wrong property is an error`(text: String, code: String, message: String) {
    let domain = withDomain(#"{"state": {"count": \#(text)}}"#)
    assertDiagnostics(domain, .error(code, message), upTo: .schema)
  }

  @Test func `a property that cannot be read is kept by name`() throws {
    let state = try parsedDomain(#"{"state": {"a": 1, "b": "Int", "c": {"default": 1}}}"#).state
    expectEqual(state?.properties?.map(\.name.value), ["a", "b", "c"])
    expectEqual(state?.properties?.map(\.type?.value), [nil, int, nil])
  }
}
