import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Invariants as they are read, and their mistakes.
struct SchemaInvariantTests {
  private static func schema(_ invariants: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Cart": {
      "state": {"isOpen": "Bool = false", "count": "Int = 0"},
      "actions": {"opened": {"payload": "(id: Int)", "set": {"isOpen": true}}},
      "invariants": {\#(invariants)}
    }}}
    """#
  }

  @Test func `an invariant is a path, or an object with a condition`() throws {
    let invariants = try parsedDomain(
      #"{"invariants": {"a": "!isOpen", "b": {"holds": {"any": ["x", "y"]}, "doc": "Why.", "was": ["c"], "allow": ["SK0633"]}}}"#
    ).invariants
    expectEqual(invariants.map(\.name.value), ["a", "b"])
    expectEqual(invariants.map { $0.holds.key() }, ["!isOpen", "(x || y)"])
    expectEqual(invariants.map(\.documentation), [nil, "Why."])
    expectEqual(invariants.map { $0.was.map(\.value) }, [[], ["c"]])
    expectEqual(invariants.map { $0.allow.map(\.code.value) }, [[], ["SK0633"]])
  }

  @Test(arguments: [
    (
      #""a": {1️⃣"any": ["isOpen"]}"#, "SK0202", "the condition of 'a' stands under 'holds', as it is an object"
    ),
    (#""a": 1️⃣{"doc": "x"}"#, "SK0202", "an invariant needs the key 'holds'"),
    (#""a": {"holds": "isOpen", 1️⃣"is": 1}"#, "SK0201", "an invariant has no key 'is'"),
    (#""a": 1️⃣true"#, "SK0203", "expected a path or an object for the invariant 'a'"),
    (#""a": "!1️⃣""#, "SK0210", "is not a path"),
    (#""a": {"holds": "isOpen", "was": [1️⃣"a"]}"#, "SK0420", "the invariant is called 'a' now"),
    (#""a": "1️⃣count""#, "SK0630", "a condition needs a 'Bool', and 'count' is 'Int'"),
    (#""a": "$1️⃣id""#, "SK0677", "this condition is about the state alone, so that there is no value '$id'"),
    (#""a": {"holds": {"path": "count", "is": 1️⃣"x"}}"#, "SK0511", "expected a whole number for 'Int'"),
  ])
  func `a mistake is an error at its place`(invariant: String, code: String, message: String) {
    assertDiagnostics(Self.schema(invariant), .error(code, message))
  }

  @Test func `a name is that of a property`() {
    assertDiagnostics(Self.schema(#"1️⃣"A": "isOpen""#), .error("SK0404", suggestion: "a"))
    assertDiagnostics(Self.schema(#"1️⃣"a b": "isOpen""#), .error("SK0401", suggestion: "aB"))
  }

  @Test func `two invariants do not have one name`() {
    assertDiagnostics(
      Self.schema(#"2️⃣"a": "isOpen", 1️⃣"a": "!isOpen""#),
      .error("SK0119", "the key 'a' stands twice", notes: ["2️⃣"])
    )
  }

  @Test func `a computed property that is nearly a known one is a note, which is allowed`() {
    assertDiagnostics(Self.schema(#""a": "1️⃣isOpn""#), .note("SK0633", suggestion: "isOpen"))
    assertDiagnostics(Self.schema(#""a": {"holds": "isOpn", "allow": ["SK0633"]}"#))
    assertDiagnostics(Self.schema(#""a": "isReady""#))
  }
}
