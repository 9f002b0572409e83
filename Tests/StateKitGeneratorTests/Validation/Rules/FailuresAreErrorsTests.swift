import Testing

@testable import StateKitGenerator

struct FailuresAreErrorsTests {
  private static func schema(_ failure: String) -> String {
    """
    {
      "statekit": 1,
      "domains": {"Test": {"requests": {"load": {"failure": "\(failure)"}}, "conformances": ["-Equatable"]}},
      "types": {"E": {"enum": ["a"]}, "S": {"struct": {"a": "Int"}}}
    }
    """
  }

  @Test(arguments: ["E", "S", "any Error", "APIError", "Net.APIError", "Wrapped<Int>"])
  func `what may be an error can be a failure`(failure: String) {
    assertDiagnostics(Self.schema(failure))
  }

  @Test(arguments: [
    "String", "[E]", "E?", "(E, E)", "[String: E]", "any Error & Codable", "Result<Int, E>",
    "TestState",
  ])
  func `nothing else can be thrown`(failure: String) {
    assertDiagnostics(
      Self.schema("1️⃣\(failure)"),
      .error("SK0664", "'\(failure)' is no Error, and nothing else can be thrown: declare an enum or struct")
    )
  }

  @Test func `without a failure the key is left out`() {
    assertDiagnostics(
      Self.schema("1️⃣Never"),
      .error("SK0664", "leave 'failure' out where nothing can fail")
    )
  }

  @Test func `a type is an Error because it is named as a failure, in whichever file`() throws {
    let types =
      #"{"statekit": 1, "domains": {"A": {}}, "types": {"E": {"enum": ["a"]}, "F": {"enum": ["a"]}}}"#
    let domain = #"{"statekit": 1, "domains": {"B": {"requests": {"load": {"failure": "F"}}}}}"#
    let model = try model(of: ["A.statekit.json": types, "B.statekit.json": domain])
    #expect(model.files.first?.types.map(\.isError) == [false, true])
  }
}
