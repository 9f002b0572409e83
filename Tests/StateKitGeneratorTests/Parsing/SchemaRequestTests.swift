import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SchemaRequestTests {
  private func request(_ text: String) throws -> RequestSchema {
    try #require(try parsedDomain(#"{"requests": {"load": \#(text)}}"#).requests.first)
  }

  @Test func `all keys of a request are read`() throws {
    let request = try request(
      #"""
      {"input": "(id: Int)", "output": {"name": "String"}, "failure": "E", "into": "names", "policy": "queue",
       "id": "$id", "until": "a.b", "doc": "Loads."}
      """#
    )
    expectEqual(request.name.value, "load")
    expectEqual(request.input?.map { $0.label?.value }, ["id"])
    expectEqual(request.output?.map { $0.label?.value }, ["name"])
    expectEqual(request.failure?.value, .simple("E"))
    expectEqual(request.into?.value, "names")
    expectEqual(request.policy?.value, .queue)
    expectEqual(request.id?.value, "id")
    expectEqual(request.until.map(\.text), ["a.b"])
    expectEqual(request.documentation, "Loads.")
  }

  @Test func `no key is needed`() throws {
    let request = try request("{}")
    #expect(request.input?.isEmpty == true && request.output?.isEmpty == true)
    expectEqual(request.phases.map(\.name.value), ["request", "success"])
    #expect(!request.isPartial)
  }

  @Test func `the phases behind the first carry the id where there is a value for each`() throws {
    let kept = try request(
      #"{"input": "(at: Int)", "output": "A", "failure": "E", "id": "$at", "into": "a"}"#
    )
    expectEqual(
      kept.phases.map { $0.payload?.map { $0.label?.value } },
      [["at"], ["at", nil], ["at", "error"], ["at"]]
    )
    let handled = try request(#"{"input": "(at: Int)", "output": "A", "failure": "E", "id": "$at"}"#)
    expectEqual(handled.phases.map { $0.payload?.map { $0.label?.value } }, [["at"], [nil], ["error"]])
    let unlabelled = try request(#"{"input": "Int", "output": "A", "id": "$0", "into": "a"}"#)
    expectEqual(unlabelled.phases.map { $0.payload?.map { $0.label?.value } }, [[nil], ["id", nil], ["id"]])
  }

  @Test(arguments: [
    ("1️⃣1", "SK0203"),
    (#"{1️⃣"inputs": "Int"}"#, "SK0201"),
    (#"{"input": 1️⃣1}"#, "SK0203"),
    (#"{"policy": 1️⃣"newest"}"#, "SK0206"),
    (#"{"id": 1️⃣"$"}"#, "SK0211"),
    (#"{"id": 1️⃣0}"#, "SK0203"),
    (#"{"until": "a1️⃣ b"}"#, "SK0210"),
    (#"{"into": 1️⃣[]}"#, "SK0203"),
    (#"{"failure": 1️⃣true}"#, "SK0203"),
  ])
  func `an unreadable part is an error at its place`(request: String, code: String) {
    assertDiagnostics(
      withDomain(#"{"requests": {"load": \#(request)}}"#),
      code == "SK0201" ? .error(code, suggestion: "input") : .error(code),
      upTo: .schema
    )
  }

  @Test func `the dollar of an id is suggested`() {
    assertDiagnostics(
      withDomain(#"{"requests": {"load": {"input": "(id: Int)", "id": 1️⃣"id"}}}"#),
      .error(
        "SK0213",
        "'id' names a value by its label with a '$' in front, as in \"$id\"",
        suggestion: "$id"
      )
    )
  }

  @Test func `a request that cannot be read is still known by its name`() {
    assertDiagnostics(
      withDomain(
        #"{"requests": {"load": 1️⃣1}, "bridges": [{"on": "load.failure", "dispatch": "load.request"}]}"#
      ),
      .error("SK0203")
    )
  }
}
