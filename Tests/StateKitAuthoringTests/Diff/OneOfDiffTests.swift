import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Children that are one of several domains, in two versions of a schema.
struct OneOfDiffTests {
  private static func app(_ oneOf: String, _ action: String = "") -> String {
    schema(#"{"A": {"children": {"page": \#(oneOf)} \#(action)}, "B": {"state": {"id": "Int"}}, "C": {}}"#)
  }

  @Test(arguments: [
    (
      #"{"oneOf": {"b": "B"}}"#, #"{"oneOf": {"b": "B", "c": "C"}}"#,
      ["added child APage.c: breaking, compatible"]
    ),
    (
      #"{"oneOf": {"b": "B", "c": "C"}}"#, #"{"oneOf": {"b": "B"}}"#,
      ["removed child APage.c: breaking, breaking"]
    ),
    (
      #"{"oneOf": {"b": "B"}}"#, #"{"oneOf": {"d": {"domain": "B", "was": ["b"]}}}"#,
      ["renamed child APage.d: breaking, migrated"]
    ),
    (
      #"{"oneOf": {"b": "B", "c": "C"}, "initial": "b"}"#,
      #"{"oneOf": {"b": "B", "c": "C"}, "initial": "c"}"#,
      ["changed domain APage: compatible, compatible"]
    ),
    (
      #"{"oneOf": {"c": "C"}}"#, #"{"oneOf": {"c": "C"}, "initial": "c"}"#,
      ["changed child A.page: breaking, compatible"]
    ),
  ])
  func `a change of the cases is found`(old: String, new: String, expected: [String]) throws {
    try expectEqual(changes(Self.app(old), Self.app(new)), expected)
  }

  @Test func `that other properties follow is told, case by case`() throws {
    func app(_ follows: String) -> String {
      schema(
        #"""
        {
          "A": {
            "state": {"x": "Int = 0", "y": "Int = 0"},
            "children": {"page": {"oneOf": {"b": "B", "c": "B"}, "follows": {\#(follows)}}}
          },
          "B": {"state": {"n": "Int = 0"}}
        }
        """#
      )
    }
    let changes = try diff(app(#""n": "x""#), app(#""n": "y""#)) + diff(app(""), app(#""n": "x""#))
    expectEqual(
      changes.map { "\($0.name): " + $0.details.map(\.text).joined(separator: "; ") },
      [
        "A.page: follows 'b.n: x, c.n: x' became 'b.n: y, c.n: y'",
        "A.page: follows 'nothing' became 'b.n: x, c.n: x'",
      ]
    )
    expectEqual(changes.map(\.isBreaking), [false, false])
  }

  @Test func `a renamed child renames its domain`() throws {
    let changes = try changes(
      Self.app(#"{"oneOf": {"b": "B"}}"#),
      schema(
        #"""
        {"A": {"children": {"screen": {"oneOf": {"b": "B"}, "was": ["page"]}}}, "B": {"state": {"id": "Int"}}, "C": {}}
        """#
      )
    )
    expectEqual(
      changes,
      [
        "renamed child A.screen: breaking, migrated", "renamed domain AScreen: breaking, compatible",
      ]
    )
  }

  @Test(arguments: [
    (#"{"b": {"_0": {"id": 1}}}"#, #"{"d": {"_0": {"number": 1}}}"#),
    (#"{"c": {"_0": {}}}"#, "in 'x', there is no case 'c' any more"),
    (#"{"b": {}}"#, "in 'x', the case 'b' has no state"),
    (#"1"#, "in 'x', the value is not an object with one case"),
  ])
  func `stored states are migrated with their cases`(value: String, expected: String) throws {
    let old = Self.app(#"{"oneOf": {"b": "B", "c": "C"}}"#, #", "actions": {"a": "(x: APageState)"}"#)
    let new = schema(
      #"""
      {
        "A": {
          "children": {"page": {"oneOf": {"d": {"domain": "B", "was": ["b"]}}}}, "actions": {"a": "(x: APageState)"}
        },
        "B": {"state": {"number": {"type": "Int", "was": ["id"]}}}, "C": {}
      }
      """#
    )
    let start = #"{"action": "a", "payload": {"x": "#
    let migration = RecordingMigration(
      recording: Array("\(start)\(value)}}".utf8),
      from: try model(of: ["Old.statekit.json": old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["A"]))
    let found =
      result.complaints.first?.reason.text
      ?? String(String(decoding: result.contents, as: UTF8.self).dropFirst(start.count).dropLast(2))
    expectEqual(found, expected)
  }
}
