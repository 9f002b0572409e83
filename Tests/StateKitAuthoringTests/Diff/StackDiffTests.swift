import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Children that are stacks, in two versions of a schema.
struct StackDiffTests {
  private static func app(_ children: String, _ members: String = "") -> String {
    schema(
      #"""
      {
        "A": {"actions": {"a": {}}, "children": {\#(children)} \#(members)},
        "B": {"state": {"id": "Int"}, "actions": {"b": {}}}, "C": {"actions": {"c": {}}}
      }
      """#
    )
  }

  @Test(arguments: [
    (
      "", #""path": {"stack": {"b": "B"}}"#,
      ["added child A.path: breaking, compatible", "added domain APath: compatible, compatible"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, "",
      ["removed child A.path: breaking, breaking", "removed domain APath: breaking, breaking"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""pages": {"stack": {"b": "B"}, "was": ["path"]}"#,
      ["renamed child A.pages: breaking, migrated", "renamed domain APages: breaking, compatible"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""path": {"stack": {"b": "B", "c": "C"}}"#,
      ["added child APath.c: breaking, compatible"]
    ),
    (
      #""path": {"stack": {"b": "B", "c": "C"}}"#, #""path": {"stack": {"b": "B"}}"#,
      ["removed child APath.c: breaking, breaking"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""path": {"stack": {"d": {"domain": "B", "was": ["b"]}}}"#,
      ["renamed child APath.d: breaking, migrated"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""path": {"stack": {"b": "C"}}"#,
      ["changed child APath.b: breaking, breaking"]
    ),
    (
      #""path": {"oneOf": {"b": "B"}}"#, #""path": {"stack": {"b": "B"}}"#,
      ["changed child A.path: breaking, breaking"]
    ),
    (
      #""path": {"oneOf": {"b": "B"}, "initial": "b"}"#, #""path": {"stack": {"b": "B"}}"#,
      ["changed child A.path: breaking, breaking"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""path": {"oneOf": {"b": "B"}}"#,
      ["changed child A.path: breaking, breaking"]
    ),
    (
      #""path": {"domain": "B", "kind": "each"}"#, #""path": {"stack": {"b": "B"}}"#,
      ["changed child A.path: breaking, breaking", "added domain APath: compatible, compatible"]
    ),
    (
      #""path": {"stack": {"b": "B"}}"#, #""path": {"domain": "B", "kind": "each"}"#,
      ["changed child A.path: breaking, breaking", "removed domain APath: breaking, breaking"]
    ),
  ])
  func `a change of a stack is found`(old: String, new: String, expected: [String]) throws {
    try expectEqual(changes(Self.app(old), Self.app(new)), expected)
  }

  @Test func `the kind and the type of the ids are told`() throws {
    let new = Self.app(#""path": {"stack": {"b": "B"}}"#)
    let oneOf = try diff(Self.app(#""path": {"oneOf": {"b": "B"}}"#), new)
    expectEqual(oneOf[0].details.map(\.text), ["kind 'optional' became 'stack'"])
    let each = try diff(
      Self.app(#""path": {"domain": "B", "kind": "each"}"#).replacing(
        #""id": "Int""#,
        with: #""id": "String""#
      ),
      new.replacing(#""id": "Int""#, with: #""id": "String""#)
    )
    expectEqual(
      each[0].details.map(\.text),
      [
        "domain 'B' became 'APath'", "kind 'each' became 'stack'", "the type of ids 'String' became 'Int'",
      ]
    )
  }

  @Test func `what follows going back in a renamed stack stays the same`() throws {
    func app(_ name: String, _ was: String = "") -> String {
      Self.app(
        #""\#(name)": {"stack": {"b": "B"} \#(was)}"#,
        #"""
        , "reactions": {"\#(name).popFrom": "handler"},
        "bridges": [
          {"on": "\#(name).b.b", "dispatch": "\#(name).popFrom", "with": {"id": 0}},
          {"on": "\#(name).popFrom", "dispatch": "a"}
        ],
        "effects": {"work": {"on": "\#(name).popFrom", "output": "a"}}
        """#
      )
    }
    let found = try changes(app("path"), app("pages", #", "was": ["path"]"#))
    expectEqual(found.filter { !$0.contains("renamed") }, [])
  }

  // MARK: Stored states

  private static let old = app(
    #""path": {"stack": {"b": "B", "c": "C"}}"#,
    #", "requests": {"r": {"output": "(x: StateKit.StackState<APathState>)"}}"#
  )

  private func migrated(_ value: String, to new: String) throws -> String {
    let start = #"{"action": "r.success", "payload": {"x": "#
    let migration = RecordingMigration(
      recording: Array("\(start)\(value)}}".utf8),
      from: try model(of: ["Old.statekit.json": Self.old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["A"]))
    return result.complaints.first?.reason.text
      ?? String(String(decoding: result.contents, as: UTF8.self).dropFirst(start.count).dropLast(2))
  }

  @Test(arguments: [
    (
      #"{"ids": [0, 2], "elements": [{"b": {"_0": {"id": 1}}}, {"b": {"_0": {"id": 2}}}], "nextID": 3}"#,
      #"{"ids": [0, 2], "elements": [{"d": {"_0": {"number": 1}}}, {"d": {"_0": {"number": 2}}}], "nextID": 3}"#
    ),
    (#"{"elements":[],"ids":[],"nextID":3}"#, #"{"elements":[],"ids":[],"nextID":3}"#),
    (
      #"{"ids": [0], "elements": [{"c": {"_0": {}}}], "nextID": 1}"#,
      "in 'x', there is no case 'c' any more"
    ),
    (#"{"ids": [0], "nextID": 1}"#, "in 'x', the value is not a stack"),
    (#"[{"b": {"_0": {"id": 1}}}]"#, "in 'x', the value is not a stack"),
  ])
  func `the elements of stored stacks are migrated, and their ids stay`(value: String, expected: String)
    throws
  {
    let new = Self.old
      .replacing(#"{"b": "B", "c": "C"}"#, with: #"{"d": {"domain": "B", "was": ["b"]}}"#)
      .replacing(#""id": "Int""#, with: #""number": {"type": "Int", "was": ["id"]}"#)
    try expectEqual(migrated(value, to: new), expected)
  }

  @Test func `a stack is not read as a list, and a list not as a stack`() throws {
    func app(_ type: String) -> String {
      Self.old.replacing("StateKit.StackState<APathState>", with: type)
    }
    let list = app("[APathState]")
    try expectEqual(
      migrated(#"{"ids": [], "elements": [], "nextID": 0}"#, to: list),
      "in 'x', a value of type 'StateKit.StackState<APathState>' cannot be read as '[APathState]'"
    )
    try expectEqual(changes(Self.old, list), ["changed request A.r: breaking, breaking"])
    try expectEqual(changes(list, Self.old), ["changed request A.r: breaking, breaking"])
  }

  // MARK: Recorded actions and states

  private func migrate(_ line: String, from old: String, to new: String) throws -> [String] {
    let migration = RecordingMigration(
      recording: Array(line.utf8),
      from: try model(of: ["Old.statekit.json": old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["A"]))
    return [String(decoding: result.contents, as: UTF8.self)] + result.complaints.map(\.reason.text)
  }

  @Test(arguments: [
    (
      #"{"action": "path.b.b", "ids": [1], "state": {"path": {"ids": [1], "elements": [{"b": {"_0": {"id": 5}}}], "nextID": 2}}}"#,
      #"{"action": "pages.d.b", "ids": [1], "state": {"pages": {"ids": [1], "elements": [{"d": {"_0": {"id": 5}}}], "nextID": 2}}}"#
    ),
    (
      #"{"action": "path.popFrom", "payload": {"id": 1}, "state": {"path": {"ids": [], "elements": [], "nextID": 2}}}"#,
      #"{"action": "pages.popFrom", "payload": {"id": 1}, "state": {"pages": {"ids": [], "elements": [], "nextID": 2}}}"#
    ),
  ])
  func `recorded actions of a stack and states with one are migrated`(line: String, expected: String) throws {
    let new = #""pages": {"stack": {"d": {"domain": "B", "was": ["b"]}}, "was": ["path"]}"#
    try expectEqual(
      migrate(line, from: Self.app(#""path": {"stack": {"b": "B"}}"#), to: Self.app(new)),
      [expected]
    )
  }

  @Test(arguments: [
    (
      #"{"action": "path.popFrom", "payload": {"id": 1}}"#, #"{"oneOf": {"b": "B"}}"#,
      "the new schemas have no 'path.popFrom'"
    ),
    (
      #"{"action": "path.popFrom", "payload": {"id": 1}}"#, #"{"domain": "B", "kind": "each"}"#,
      "the new schemas have no 'path.popFrom'"
    ),
    (
      #"{"action": "path.b.b", "ids": [1]}"#, #"{"oneOf": {"b": "B"}}"#,
      "'path' is a list in the old schemas or in the new ones, not in both"
    ),
    (
      #"{"action": "path.b.b"}"#, #"{"stack": {"b": "B"}}"#,
      "'ids' does not have an id for each list on the way"
    ),
    (#"{"action": "path.popTo"}"#, #"{"stack": {"b": "B"}}"#, "the old schemas have no action 'path.popTo'"),
    (
      #"{"action": "path.popFrom.b"}"#, #"{"stack": {"b": "B"}}"#,
      "the old schemas have no action 'path.popFrom.b'"
    ),
  ])
  func `an action of a stack that is none any more stays, and is named`(
    line: String,
    new: String,
    reason: String
  ) throws {
    let old = Self.app(#""path": {"stack": {"b": "B"}}"#)
    try expectEqual(migrate(line, from: old, to: Self.app(#""path": \#(new)"#)), [line, reason])
  }

  @Test(arguments: [#"{"oneOf": {"b": "B"}}"#, #"{"domain": "B", "kind": "each"}"#])
  func `a recorded state of a stack that is none any more is left out`(new: String) throws {
    let line = #"{"action": "a", "state": {"path": {"ids": [], "elements": [], "nextID": 2}}}"#
    let old = Self.app(#""path": {"stack": {"b": "B"}}"#)
    let result = try migrate(line, from: old, to: Self.app(#""path": \#(new)"#))
    expectEqual(result[0], #"{"action": "a"}"#)
    expectEqual(result.count, 2)
  }
}
