import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct RequestTestMethodsTests {
  private static func text(_ request: String, state: String = "{}") throws -> String {
    try usersTests(#"{ "state": \#(state), "requests": { "load": { \#(request) } } }"#)
  }

  @Test(arguments: [
    ("latest", "replaces the first", "#expect(await calls.end(first) == .cancelled)"),
    ("first", "is ignored while the first runs", "#expect(calls.count == 1)"),
    ("every", "runs beside the first", "let second = await calls.next()\n    #expect(await calls.end(first)"),
    ("queue", "waits for the first", "== .answered)\n    let second = await calls.next()"),
    ("again", "waits for the first", "== .answered)\n    let second = await calls.next()"),
  ])
  func `each policy has a test of its own`(policy: String, sentence: String, check: String) throws {
    let text = try Self.text(#""policy": "\#(policy)", "output": "Int""#)
    #expect(text.contains(#"@Test("a second load \#(sentence)")"#), "\(text)")
    #expect(text.contains(check))
    #expect(text.contains("@Suite(.timeLimit(.minutes(1)))\nstruct UsersTests {"))
    #expect(text.contains("private final class StubCalls {"))
  }

  @Test(arguments: [
    (#""input": "(id: Int, URL)", "output": "(a: Int, b: Bool)""#, nil),
    (
      #""input": "(id: Int)", "output": "(a: Int, b: Bool)""#,
      "_ in\n        await calls.run()\n        return (a: 1, b: true)\n"
    ),
    (#""input": "(Int, of: String)", "failure": "Oops""#, "_, _ in\n        await calls.run()\n      })"),
    (#""policy": "first""#, "\n        await calls.run()\n      })"),
    (#""output": "URL""#, nil),
  ])
  func `the stub has the form of the closure`(request: String, stub: String?) throws {
    let text = try Self.text(request)
    guard let stub else {
      return #expect(
        text.contains("// To complete: the test of load needs a value that the schema does not know."),
        "\(text)"
      )
    }
    #expect(text.contains("UsersEffects(load: {\(stub.hasPrefix("_") ? " " : "")\(stub)"), "\(text)")
  }

  @Test func `a request that waits for a pause needs a clock`() throws {
    let text = try Self.text(#""debounce": "300ms""#)
    #expect(text.contains("// To complete: the test of load needs a clock that the test moves."), "\(text)")
  }

  @Test func `without a state no test of a request is written`() throws {
    let text = try Self.text("", state: #""Mine""#)
    #expect(text.contains("// To complete: the tests of the requests need a state"), "\(text)")
    #expect(!text.contains("StubCalls"))
  }

  @Test func `the calls have a name that no type of the module has`() throws {
    let text = try usersTests(
      #"{ "requests": { "load": {} } }"#,
      #", "types": { "StubCalls": { "enum": ["one"] } }"#
    )
    #expect(text.contains("let calls = TestStubCalls()"), "\(text)")
    #expect(text.contains("private final class TestStubCalls {"))
  }
}
