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

  @Test func `where nothing is near, the keys allowed are listed`() {
    assertDiagnostics(
      withDomain(#"{"children": {"a": {"domain": "Test", 1️⃣"optional": true}}}"#),
      .error("SK0201", "a child has no key 'optional'; it can have 'domain' and 'kind'"),
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
    (withDomain(#"{"state": {"a": {"type": "Int", "default": {"swift": "1", 1️⃣"x": 1}}}}"#), "an expression"),
    (withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", 1️⃣"x": 1}]}"#), "a bridge"),
    (#"{"statekit": 1, "types": {"T": {1️⃣"x": 1}}, "domains": {"A": {}}}"#, "a type"),
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

  @Test func `an unknown key may hold what is absent, so nothing absent is taken for empty`() throws {
    let domain = try parsedDomain(#"{"states": {}, "actions": {"a": {"payloads": "Int"}}}"#)
    #expect(domain.isPartial)
    #expect(domain.state == nil)
    #expect(domain.actions.map { $0.payload == nil } == [true])
    #expect(try parsedSchema(#"{"statekit": 1, "type": {}, "domains": {"A": {}}}"#).isPartial)
  }

  @Test(arguments: ["requests", "effects", "uses", "allow"])
  func `a key that this version does not know yet is unknown`(key: String) {
    assertDiagnostics(withDomain(#"{1️⃣"\#(key)": {}}"#), .error("SK0201", "'\(key)'"), upTo: .schema)
  }
}
