import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaChildTests {
  @Test(arguments: [
    (#""Users""#, "Users"),
    (#""Accounts.Users""#, "Accounts.Users"),
    (#"{"domain": "Users"}"#, "Users"),
    (#"{"kind": "one", "domain": "Users"}"#, "Users"),
    (#"{"domain": "Users", "kind": "optional"}"#, "Users"),
    (#"{"domain": "Users", "kind": "each"}"#, "Users"),
  ])
  func `a child names its domain and its kind`(text: String, domain: String) throws {
    let child = try #require(parsedDomain(#"{"children": {"users": \#(text)}}"#).children.first)
    expectEqual(child.name.value, "users")
    expectEqual(child.domain?.value, domain)
    expectEqual(child.kind, (text.contains("each") ? .each : text.contains("optional") ? .optional : .one))
  }

  @Test(arguments: [
    ("1️⃣[]", "SK0203", "expected a domain's name or an object for the child 'users', found an array"),
    ("1️⃣{}", "SK0202", "a child needs the key 'domain' or the key 'oneOf'"),
    (#"{"domain": 1️⃣1}"#, "SK0203", "expected a string for 'domain', found a number"),
    (#"{"domain": "A", "kind": 1️⃣1}"#, "SK0203", "expected a string for 'kind', found a number"),
    (#"{"domain": "A", "kind": 1️⃣"some"}"#, "SK0208", "'some'; it is 'one', 'optional' or 'each'"),
    (#"{"domain": "A", "kind": 1️⃣"oneOf"}"#, "SK0230", "'oneOf' is a key, not a kind: a child that"),
  ])
  func `a wrong child is an error`(text: String, code: String, message: String) {
    assertDiagnostics(withDomain(#"{"children": {"users": \#(text)}}"#), .error(code, message), upTo: .schema)
  }

  @Test func `a kind that is nearly one is asked for`() {
    assertDiagnostics(
      withDomain(#"{"children": {"users": {"domain": "A", "kind": 1️⃣"optionl"}}}"#),
      .error("SK0208", suggestion: "optional"),
      upTo: .schema
    )
  }

  @Test func `a child that cannot be read is kept by name`() throws {
    let domain = try parsedDomain(#"{"children": {"a": 1, "b": {"domain": "B", "kind": "each"}}}"#)
    expectEqual(domain.children.map(\.name.value), ["a", "b"])
    expectEqual(domain.children.map(\.domain?.value), [nil, "B"])
    #expect(!domain.isPartial)
  }
}
