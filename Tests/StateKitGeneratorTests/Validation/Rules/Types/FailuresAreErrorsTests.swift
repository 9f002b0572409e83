import StateKitTestSupport
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
  func `a type that may be an error can be a failure`(failure: String) {
    assertDiagnostics(Self.schema(failure))
  }

  @Test(arguments: [
    "String", "[E]", "E?", "(E, E)", "[String: E]", "any Error & Codable", "Result<Int, E>",
    "TestState",
  ])
  func `other types cannot be thrown`(failure: String) {
    assertDiagnostics(
      Self.schema("1️⃣\(failure)"),
      .error("SK0664", "'\(failure)' is not an Error, and only an Error can be thrown: declare an enum")
    )
  }

  @Test func `without a failure the key is left out`() {
    assertDiagnostics(
      Self.schema("1️⃣Never"),
      .error("SK0664", "leave 'failure' out where a failure is not possible")
    )
  }

  @Test func `a type is an Error because it is named as a failure, in whichever file`() throws {
    let types =
      #"{"statekit": 1, "domains": {"A": {}}, "types": {"E": {"enum": ["a"]}, "F": {"enum": ["a"]}}}"#
    let domain = #"{"statekit": 1, "domains": {"B": {"requests": {"load": {"failure": "F"}}}}}"#
    let model = try model(of: ["A.statekit.json": types, "B.statekit.json": domain])
    expectEqual(model.files.first?.types.map(\.isError), [false, true])
  }

  @Test(arguments: [
    "Result<Int, E>", "[Result<Int, S>?]", "Result<E, Never>", "[String: Result<Int, Net.APIError>]",
    "Result<Result<Int, E>, S>",
  ])
  func `a result fails with an error`(type: String) {
    assertDiagnostics(Self.result(type))
  }

  @Test(arguments: [
    ("Result<Int, String>", "String"), ("[Result<Int, E?>]", "E?"), ("[String: Result<Int, [E]>]", "[E]"),
    ("Result<Result<Int, Int>, E>", "Int"), ("Result<Int, TestState>", "TestState"),
  ])
  func `a result cannot fail with another type`(type: String, failure: String) {
    assertDiagnostics(
      Self.result("1️⃣\(type)"),
      .error("SK0509", "'\(failure)' is not an Error, and '\(type)' only fails with an Error: declare an")
    )
  }

  @Test func `a type is an Error because a result fails with it`() throws {
    let text = try #require(
      generated([
        "A": #"{"statekit": 1, "domains": {"A": {"actions": {"ended": "(with: [Result<Int, E>])"}}}}"#,
        "E": #"{"statekit": 1, "types": {"E": {"enum": ["a"]}}, "domains": {"B": {}}}"#,
      ])["E.statekit.swift"]
    )
    #expect(text.contains("enum E: Swift.String, Swift.Equatable, Swift.Sendable, Swift.Error"))
  }

  @Test(arguments: [
    (#""actions": {"ended": "(with: Result<Int, E>)"}"#, true),
    (#""requests": {"load": {"failure": "E"}}"#, true),
    (
      #""actions": {"go": "()", "failed": "(error: E)"}, "effects": {"run": {"on": "go", "failure": "failed"}}"#,
      true
    ),
    (#""actions": {"ended": "(with: E)"}"#, false),
  ])
  func `a type of another module is an Error if something fails with it there`(members: String, isError: Bool)
  {
    let accounts = """
      {"statekit": 1, "access": "public", "types": {"E": {"enum": ["a"]}}, "domains": {"Accounts": {\(members)}}}
      """
    let app = #"""
      {"statekit": 1, "uses": ["Accounts"], "domains": {"App": {
        "state": {"last": "Result<Int, Accounts.E>?"}, "requests": {"load": {"failure": "Accounts.E"}}}}}
      """#
    let found = Generator().validate(
      [SourceFile(path: "App.statekit.json", text: app)],
      using: [usedModule("Accounts", ["Accounts": accounts])]
    )
    expectEqual(found.map(\.code), (isError ? [] : ["SK0509", "SK0664"]))
    #expect(found.allSatisfy { $0.message.contains("name it as a 'failure' in a schema of 'Accounts'") })
  }

  private static func result(_ type: String) -> String {
    """
    {
      "statekit": 1,
      "domains": {"Test": {"actions": {"ended": "(with: \(type))"}}},
      "types": {"E": {"enum": ["a"]}, "S": {"struct": {"a": "Int"}}}
    }
    """
  }

  @Test(arguments: ["Error", "Swift.Error"])
  func `for a failure that could be any an enum is advised at once`(failure: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"requests": {"load": {"failure": "1️⃣\#(failure)"}}}}}"#,
      .error("SK0312", "'Error' is a protocol: declare an enum in 'types'")
    )
  }
}
