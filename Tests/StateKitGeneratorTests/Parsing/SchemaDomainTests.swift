import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaDomainTests {
  @Test func `all keys are read`() throws {
    let domain = try parsedDomain(
      #"""
      {
        "doc": "A domain.", "state": { "b": "Int", "a": "Int" }, "actions": { "d": {}, "c": {} },
        "children": { "f": "F", "e": "E" }, "bridges": [{ "on": "c", "dispatch": "d" }],
        "wrapped": true, "accessors": "none", "conformances": ["Codable"]
      }
      """#
    )
    expectEqual(domain.name.value, "Test")
    expectEqual(domain.documentation, "A domain.")
    expectEqual(domain.state?.properties?.map(\.name.value), ["b", "a"])
    expectEqual(domain.actions.map(\.name.value), ["d", "c"])
    expectEqual(domain.children.map(\.name.value), ["f", "e"])
    expectEqual(domain.bridges.count, 1)
    expectEqual(domain.accessors, AccessorMode.none)
    #expect(domain.isWrapped)
    expectEqual(domain.conformances.entries(for: .state).map(\.value), [.codable])
    #expect(!domain.isPartial)
  }

  @Test func `an empty domain has no properties and no setting of its own`() throws {
    let domain = try parsedDomain("{}")
    expectEqual(domain.state?.properties?.isEmpty, true)
    #expect(domain.accessors == nil && !domain.isWrapped)
    #expect(!domain.isPartial)
  }

  @Test(arguments: [#"{"a": "Int", "type2": "[B]?"}"#, "{}"])
  func `a type and properties are a state written by hand`(properties: String) throws {
    let text = #"{"state": {"swift": "Panel", "properties": \#(properties)}}"#
    guard case .type(let type, let listed?) = try parsedDomain(text).state else {
      Issue.record("the state is not written by hand")
      return
    }
    expectEqual(type.value.spelling, "Panel")
    expectEqual(listed.map(\.name.value), (properties == "{}" ? [] : ["a", "type2"]))
  }

  @Test(arguments: [
    #"{"swift": "String", "properties": "[Int]"}"#, #"{"swift": "String"}"#,
    #"{"swift": "String", "properties": {"type": "Int"}}"#, #"{"swift": {}, "properties": {}}"#,
    #"{"swift": "String", "properties": {"type": "Int", "default": 1}}"#,
    #"{"swift": "String", "properties": "Int", "more": "Int"}"#,
  ])
  func `with other keys or values they are names of properties`(state: String) throws {
    let domain = try parsedDomain(#"{"state": \#(state)}"#)
    expectEqual(domain.state?.properties?.first?.name.value, "swift")
    #expect(domain.stateWrittenByHand == nil)
  }

  @Test func `the default of a property that is written by hand is an error`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"swift": "Panel", "properties": {"a": "Int = 1️⃣1", "b": {"type": "Int", "default": 2️⃣2}}}}"#
      ),
      .error("SK0216", at: "1️⃣", "the property 'a' is written by hand, and has its default in Swift"),
      .error("SK0216", at: "2️⃣")
    )
  }

  @Test(arguments: [#"{"a": "(Int)", "b": {"reduce": "none"}}"#, "{}"])
  func `a type and cases are actions written by hand`(cases: String) throws {
    let domain = try parsedDomain(#"{"actions": {"swift": "Panel.Action", "cases": \#(cases)}}"#)
    expectEqual(domain.actionsWrittenByHand?.value.spelling, "Panel.Action")
    expectEqual(domain.actions.map(\.name.value), (cases == "{}" ? [] : ["a", "b"]))
    #expect(!domain.isPartial)
  }

  @Test(arguments: [
    #"{"swift": "(Int)", "cases": "(Int)"}"#, #"{"swift": "(Int)"}"#, #"{"swift": {}, "cases": {}}"#,
    #"{"swift": "(Int)", "cases": {"payload": "(Int)"}}"#,
    #"{"swift": "(Int)", "cases": {"set": {"a": 1}, "doc": "More."}}"#,
    #"{"swift": "(Int)", "cases": {}, "more": {}}"#,
  ])
  func `with other keys or values they are names of actions`(actions: String) throws {
    let domain = try parsedDomain(#"{"actions": \#(actions)}"#)
    expectEqual(domain.actions.first?.name.value, "swift")
    #expect(domain.actionsWrittenByHand == nil)
  }

  @Test func `a state in a string is a type written by hand`() throws {
    guard case .type(let type, nil) = try parsedDomain(#"{"state": "Models"}"#).state else {
      Issue.record("no type")
      return
    }
    expectEqual(type.value, .named([.init(name: "Models", arguments: [])]))
  }

  @Test(arguments: [
    (#"1️⃣"Users""#, "expected an object for the domain 'Test', found a string"),
    (#"{"state": 1️⃣[]}"#, "expected an object of properties or a type's name for 'state', found an array"),
    (#"{"actions": 1️⃣["a"]}"#, "expected an object for 'actions', found an array"),
    (#"{"children": 1️⃣null}"#, "expected an object for 'children', found null"),
    (#"{"bridges": 1️⃣{}}"#, "expected an array of objects for 'bridges', found an object"),
    (#"{"doc": 1️⃣1}"#, "expected a string for 'doc', found a number"),
    (
      #"{"wrapped": 1️⃣false}"#,
      "expected true for 'wrapped', found false: leave it out where no code wraps the reducer"
    ),
    (#"{"accessors": 1️⃣false}"#, "expected a string for 'accessors', found false"),
    (#"{"conformances": 1️⃣"Hashable"}"#, "expected an array for 'conformances', found a string"),
  ])
  func `a value of another kind is an error`(domain: String, message: String) {
    assertDiagnostics(withDomain(domain), .error("SK0203", message), upTo: .schema)
  }

  @Test func `a domain that cannot be read is kept by name`() throws {
    let text = #"{"statekit": 1, "domains": {"A": [], "B": {"actions": 1, "children": {"a": "A"}}}}"#
    let schema = try parsedSchema(text)
    expectEqual(schema.domains.map(\.name.value), ["A", "B"])
    expectEqual(schema.domains.map(\.isPartial), [true, true])
    expectEqual(schema.domains.map { $0.state == nil }, [true, false])
    expectEqual(schema.domains[1].children.map(\.domain?.value), ["A"])
    #expect(!schema.isPartial)
  }

  @Test(arguments: [
    ("accessors", #""reed""#, "read", "it is 'full', 'indexed', 'read' or 'none'"),
    ("accessors", #""Full""#, "full", "'Full'"),
    ("accessors", #""x""#, nil, "it is 'full', 'indexed', 'read' or 'none'"),
  ])
  func `an unknown word is an error`(
    key: String,
    value: String,
    suggestion: String?,
    message: String
  ) {
    assertDiagnostics(
      withDomain(#"{"\#(key)": 1️⃣\#(value)}"#),
      .error("SK0206", message, suggestion: suggestion),
      upTo: .schema
    )
  }

  @Test func `an unknown conformance is a separate error`() {
    assertDiagnostics(
      withDomain(#"{"conformances": [1️⃣"hashable", "Codable", 2️⃣"Sendable", 3️⃣"Equatable"]}"#),
      .error("SK0206", at: "1️⃣", "an entry of 'conformances' cannot be 'hashable'", suggestion: "Hashable"),
      .error("SK0206", at: "2️⃣"),
      .error("SK0206", at: "3️⃣", "each type is Equatable"),
      upTo: .schema
    )
  }
}
