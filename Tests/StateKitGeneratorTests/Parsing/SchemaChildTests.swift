import Testing

@testable import StateKitGenerator

@Suite struct SchemaChildTests {
  @Test(arguments: [
    (#""Users""#, "Users"),
    (#""Accounts.Users""#, "Accounts.Users"),
    (#"{"domain": "Users"}"#, "Users"),
    (#"{"kind": "one", "domain": "Users"}"#, "Users"),
  ])
  func `a child names its domain`(text: String, domain: String) throws {
    let child = try #require(parsedDomain(#"{"children": {"users": \#(text)}}"#).children.first)
    #expect(child.name.value == "users")
    #expect(child.domain?.value == domain)
  }

  @Test(arguments: [
    ("1️⃣[]", "SK0203", "expected a domain's name or an object for the child 'users', found an array"),
    ("1️⃣{}", "SK0202", "a child needs the key 'domain'"),
    (#"{"domain": 1️⃣1}"#, "SK0203", "expected a string for 'domain', found a number"),
    (#"{"domain": "A", "kind": 1️⃣1}"#, "SK0203", "expected a string for 'kind', found a number"),
    (#"{"domain": "A", "kind": 1️⃣"optional"}"#, "SK0208", "this version of the generator knows 'one' alone"),
    (#"{"domain": "A", "kind": 1️⃣"each"}"#, "SK0208", "'each'"),
  ])
  func `what is no child is an error`(text: String, code: String, message: String) {
    assertDiagnostics(withDomain(#"{"children": {"users": \#(text)}}"#), .error(code, message), upTo: .schema)
  }

  @Test func `a child that cannot be read is kept by name`() throws {
    let domain = try parsedDomain(#"{"children": {"a": 1, "b": {"domain": "B", "kind": "each"}}}"#)
    #expect(domain.children.map(\.name.value) == ["a", "b"])
    #expect(domain.children.map(\.domain?.value) == [nil, "B"])
    #expect(!domain.isPartial)
  }
}
