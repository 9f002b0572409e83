import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaPayloadTests {
  private func payload(_ text: String) throws -> [PayloadValueSchema]? {
    try parsedDomain(#"{"actions": {"a": {"payload": \#(text)}}}"#).actions.first?.payload
  }

  @Test func `an object is labels and types, in order`() throws {
    let payload = try payload(#"{"name": "String", "id": "User.ID"}"#)
    expectEqual(payload?.map(\.label?.value), ["name", "id"])
    expectEqual(payload?.first?.type?.value, .named([.init(name: "String", arguments: [])]))
  }

  @Test func `an array is types without labels`() throws {
    let payload = try payload(#"["Int", "String"]"#)
    expectEqual(payload?.map(\.label?.value), [nil, nil])
    expectEqual(payload?.last?.type?.value, .named([.init(name: "String", arguments: [])]))
  }

  @Test func `an empty object and an empty array are no payload`() throws {
    try expectEqual(payload("{}")?.isEmpty, true)
    try expectEqual(payload("[]")?.isEmpty, true)
  }

  @Test func `a value that is no string is an error, and the others are kept`() throws {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {"payload": {"id": 1️⃣1, "x": "Int"}}, "b": {"payload": ["Int", 2️⃣[]]}}}"#),
      .error("SK0203", at: "1️⃣", "expected a type in a string for the label 'id', found a number"),
      .error("SK0203", at: "2️⃣", "expected a type in a string for an entry of 'payload', found an array"),
      upTo: .schema
    )
    let types = try payload(#"{"id": 1, "x": "Int"}"#)?.map { $0.type == nil }
    expectEqual(types, [true, false])
  }
}
