import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaKeyTests {
  @Test func `an unknown key is an error at the key, with a suggestion`() {
    assertDiagnostics(
      withDomain(#"{1️⃣"stat": {}}"#),
      .error("SK0201", "a domain has no key 'stat'", suggestion: "state"),
      upTo: .schema
    )
  }

  @Test func `if no key is near, the allowed keys are listed`() {
    assertDiagnostics(
      withDomain(#"{"children": {"a": {"domain": "Test", 1️⃣"optional": true}}}"#),
      .error(
        "SK0201",
        """
        a child has no key 'optional'; it can have 'domain', 'kind', 'oneOf', 'initial', 'stack', 'follows', 'shares', \
        'allow' and 'was'
        """
      ),
      upTo: .schema
    )
  }

  @Test func `a key that is there already is no suggestion`() {
    assertDiagnostics(withDomain(#"{"state": {}, 1️⃣"stat": {}}"#), .error("SK0201"), upTo: .schema)
  }

  @Test(arguments: [
    (#"{1️⃣"version": 1, "statekit": 1, "domains": {"A": {}}}"#, "a schema"),
    (withDomain(#"{1️⃣"x": 1}"#), "a domain"),
    (withDomain(#"{"actions": {"a": {1️⃣"x": 1}}}"#), "an action"),
    (withDomain(#"{"state": {"a": {"type": "Int", 1️⃣"x": 1}}}"#), "a property"),
    (withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", 1️⃣"x": 1}]}"#), "a bridge"),
    (#"{"statekit": 1, "types": {"T": {"enum": ["a"], 1️⃣"x": 1}}, "domains": {"A": {}}}"#, "a type"),
  ])
  func `each kind of object knows its keys`(text: String, noun: String) {
    assertDiagnostics(text, .error("SK0201", "\(noun) has no key"), upTo: .schema)
  }

  @Test func `a misspelled key that must be there is reported once`() {
    assertDiagnostics(
      #"{1️⃣"stateKit": 1, 2️⃣"domain": {"A": {}}}"#,
      .error("SK0201", at: "1️⃣", suggestion: "statekit"),
      .error("SK0201", at: "2️⃣", suggestion: "domains"),
      upTo: .schema
    )
  }

  @Test(arguments: [#"{"states": {}}"#, #"{"properties": {}}"#, #"{"stat": 1}"#])
  func `a key that is absent may stand under a misspelled or unknown one`(domain: String) throws {
    #expect(try parsedDomain(domain).state == nil)
  }

  @Test func `an allowed key does not count as an empty object`() throws {
    #expect(try parsedDomain(#"{"acitons": {}}"#).isPartial)
    #expect(try parsedDomain(#"{"kids": {}}"#).isPartial)
    let domain = try parsedDomain(#"{"actions": {"a": {"payloads": "Int"}, "b": {"values": ["Int"]}}}"#)
    expectEqual(domain.actions.map { $0.payload == nil }, [true, true])
    #expect(try parsedSchema(#"{"statekit": 1, "type": {}, "domains": {"A": {}}}"#).isPartial)
  }

  @Test func `an unknown key that does not hide another key is the only error`() throws {
    let domain = try parsedDomain(#"{"color": "red", "actions": {"a": {"docs": "x"}, "b": {"icon": 1}}}"#)
    #expect(!domain.isPartial)
    #expect(domain.state != nil)
    expectEqual(domain.actions.map { $0.payload == nil }, [false, false])
    #expect(try !parsedSchema(#"{"statekit": 1, "author": "me", "domains": {"A": {}}}"#).isPartial)
    let bridges = try parsedDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "name": "c"}]}"#).bridges
    expectEqual(bridges.count, 1)
  }

  @Test func `a misspelled key leaves no error that it is missing`() {
    let text = #"{"statekit": 1, "types": {"T": {1️⃣"enums": ["a"]}}, "domains": {"A": {}}}"#
    assertDiagnostics(text, .error("SK0201", suggestion: "enum"), upTo: .schema)
  }

  @Test(arguments: ["uses", "types"])
  func `a key of the file is unknown in a domain`(key: String) {
    assertDiagnostics(withDomain(#"{1️⃣"\#(key)": {}}"#), .error("SK0201", "'\(key)'"), upTo: .schema)
  }

  @Test
  func `a key that stands twice has a value that is not read, so the object does not count as complete`()
    throws
  {
    #expect(try parsedDomain(#"{"actions": {"a": {}}, "actions": {"b": {}}}"#).isPartial)
    #expect(try parsedDomain(#"{"state": {"a": "Int"}, "state": {"b": "Int"}}"#).state == nil)
    let schema = try parsedSchema(
      #"""
      {
        "statekit": 1, "types": { "T": { "enum": ["a"] }, "T": { "enum": ["b"] } },
        "domains": { "A": { "state": {} }, "A": { "actions": { "a": {} } } }, "domains": {}
      }
      """#
    )
    #expect(schema.isPartial)
    expectEqual(schema.types.map { $0.kind == nil }, [true])
    expectEqual(schema.domains.map(\.isPartial), [true])
    expectEqual(schema.domains.map { $0.state == nil }, [true])
  }
}
