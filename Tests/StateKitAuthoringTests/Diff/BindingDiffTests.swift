import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Bound properties in two versions of a schema.
struct BindingDiffTests {
  private static func domain(_ state: String, _ binds: String) -> String {
    schema(
      #"{"A": {"conformances": ["Codable"], "state": {\#(state)} \#(binds.isEmpty ? "" : #", "binds": [\#(binds)]"#)}}"#
    )
  }

  @Test(arguments: [
    (#""a": "Int""#, "", #""a": "Int""#, #""a""#, ["added action A.binding.a: compatible, compatible"]),
    (#""a": "Int""#, #""a""#, #""a": "Int""#, "", ["removed action A.binding.a: breaking, breaking"]),
    (
      #""a": "Int""#, #""a""#, #""a": "String""#, #""a""#,
      [
        "changed property A.a: breaking, compatible", "changed action A.binding.a: breaking, breaking",
      ]
    ),
    (
      #""a": "Int""#, #""a""#, #""b": {"type": "Int", "was": ["a"]}"#, #""b""#,
      [
        "renamed property A.b: breaking, compatible", "renamed action A.binding.b: breaking, migrated",
      ]
    ),
    (#""a": "Int", "b": "Int""#, #""a", "b""#, #""a": "Int", "b": "Int""#, #""b", "a""#, []),
  ])
  func `a bound property is compared like an action`(
    oldState: String,
    oldBinds: String,
    newState: String,
    newBinds: String,
    expected: [String]
  ) throws {
    try expectEqual(changes(Self.domain(oldState, oldBinds), Self.domain(newState, newBinds)), expected)
  }

  @Test func `a recording follows a bound property to its new name, and says what is gone`() throws {
    let old = Self.domain(#""a": "Int", "c": "Int""#, #""a", "c""#)
    let new = Self.domain(#""b": {"type": "Int", "was": ["a"]}, "c": "Int""#, #""b""#)
    let recording = #"""
      {"action": "binding.a", "payload": {"_0": 3}}
      {"action": "binding.c", "payload": {"_0": 3}}
      """#
    let migration = RecordingMigration(
      recording: Array(recording.utf8),
      from: try model(of: ["Old.statekit.json": old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["A"]))
    expectEqual(
      String(decoding: result.contents, as: UTF8.self),
      #"""
      {"action": "binding.b", "payload": {"_0": 3}}
      {"action": "binding.c", "payload": {"_0": 3}}
      """#
    )
    expectEqual(result.complaints.map(\.reason.text), ["the new schemas have no 'binding.c'"])
  }
}
