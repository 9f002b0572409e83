import Testing

@testable import StateKitGenerator

struct RequestsAreWholeTests {
  private static func schema(_ request: String, _ rest: String = "") -> String {
    withDomain(#"{"requests": {"load": {\#(request)}}\#(rest)}"#)
  }

  @Test(arguments: [
    "", #""into": "a", "output": "Int""#, #""into": "a""#, #""into": "a", "output": "()""#,
    #""into": "a", "output": "(a: [Int]?)""#,
    #""policy": "every""#,
    #""input": "(id: Int)", "id": "$id", "into": "a", "output": "A", "policy": "every""#,
    #""input": "(String, Int)", "id": "$1""#,
  ])
  func `a whole request is right`(request: String) {
    assertDiagnostics(Self.schema(request))
  }

  @Test func `'into' keeps one output value`() {
    assertDiagnostics(
      Self.schema(#""into": 1️⃣"a", "output": "(a: Int, b: Int)""#),
      .error("SK0660", "'into' keeps one value, and the output of 'load' has 2")
    )
  }

  @Test func `'into' needs a state that is generated`() {
    assertDiagnostics(
      Self.schema(#""into": 1️⃣"a", "output": "Int""#, #", "state": "2️⃣Hand""#),
      .error("SK0661", "'into' declares a property, and the state 'Hand' is written by hand", notes: ["2️⃣"])
    )
  }

  @Test func `'every' with 'into' needs an id`() {
    assertDiagnostics(
      Self.schema(#""into": "a", "output": "Int", "policy": 1️⃣"every""#),
      .error("SK0662", "with \"every\" several 'load' can run at once, and 'into' keeps one value")
    )
  }

  @Test(arguments: [
    ("(user: Int)", "usr", "user"), ("Int", "value", nil), ("()", "id", nil), ("(a: Int, b: Int)", "id", nil),
  ])
  func `'id' names a value of the input`(input: String, id: String, suggestion: String?) {
    assertDiagnostics(
      Self.schema(#""input": "\#(input)", "id": "$1️⃣\#(id)""#),
      .error(
        "SK0663",
        "the input of 'load' has no value '\(id)' that could be the 'id'",
        suggestion: suggestion
      )
    )
  }

  @Test func `the value that 'id' names is Hashable`() {
    assertDiagnostics(
      withDomain(
        #"{"requests": {"load": {"input": "(id: 1️⃣any Error)", "id": "$id"}}, "conformances": ["-Equatable"]}"#
      ),
      .error("SK0505", "'any Error' is not Hashable")
    )
  }

  @Test func `the output has another label than the id that the success carries`() {
    assertDiagnostics(
      Self.schema(#""input": "(id: Int)", "id": "$id", "into": "a", "output": "(1️⃣id: Int)""#),
      .error("SK0668", "the 'success' of 'load' carries the 'id' of its input, too")
    )
    assertDiagnostics(Self.schema(#""input": "(id: Int)", "id": "$id", "output": "(id: Int)""#))
  }

  @Test func `the id that the failure carries is not called like the error`() {
    func request(_ rest: String) -> String { #""input": "(1️⃣error: Int)", "id": "$error"\#(rest)"# }
    assertDiagnostics(
      Self.schema(request(#", "into": "a", "output": "Int", "failure": "E""#)),
      .error("SK0668", "the 'failure' of 'load' carries the 'error' of its input, too")
    )
    assertDiagnostics(Self.schema(request(#", "into": "a", "output": "Int""#)))
    assertDiagnostics(Self.schema(request(#", "failure": "E""#)))
  }
}
