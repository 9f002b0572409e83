import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Invariants in two versions of a schema.
struct InvariantDiffTests {
  private static func domain(_ invariants: String) -> String {
    schema(#"{"A": {"state": {"a": "Bool = true", "b": "Bool = true"}, "invariants": {\#(invariants)}}}"#)
  }

  @Test(arguments: [
    ("", #""x": "a""#, ["added invariant A.x: compatible, compatible"]),
    (#""x": "a""#, "", ["removed invariant A.x: compatible, compatible"]),
    (#""x": "a""#, #""x": "b""#, ["changed invariant A.x: compatible, compatible"]),
    (
      #""x": "a""#, #""y": {"holds": "a", "was": ["x"]}"#,
      ["renamed invariant A.y: compatible, compatible"]
    ),
    (#""x": "a""#, #""x": {"holds": "a", "doc": "Why."}"#, []),
  ])
  func `an invariant comes, goes, changes and is renamed without breaking anything`(
    old: String,
    new: String,
    expected: [String]
  ) throws {
    try expectEqual(changes(Self.domain(old), Self.domain(new)), expected)
  }

  @Test func `a change says both conditions`() throws {
    let change = try #require(
      try diff(Self.domain(#""x": "a""#), Self.domain(#""x": {"holds": {"any": ["a", "!b"]}}"#)).first
    )
    expectEqual(change.sentence.text, "invariant 'A.x': holds 'a' became 'a or !b'")
  }
}
