import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Lists of domains: stored actions of their elements name the elements by their ids.
struct ElementMigrationTests {
  private static let old: String = grid(
    rows: #""rows": {"domain": "Row", "kind": "each"}"#,
    row: "Int",
    cells: #""cells": {"domain": "Cell", "kind": "each"}"#,
    place: #""x": "Int", "y": "Int""#
  )

  private static func grid(rows: String, row: String, cells: String, place: String) -> String {
    schema(
      """
      {
        "Grid": {"children": {\(rows)}},
        "Row": {
          "state": {"id": "\(row)"}, "children": {\(cells)}, "actions": {"named": "(id: Int, action: String)"}
        },
        "Cell": {"state": {"id": "Place"}, "actions": {"set": "(Int)"}}
      }
      """,
      types: #"{"Place": {"struct": {\#(place)}}}"#,
      others: #""conformances": ["Codable", "Hashable"]"#
    )
  }

  private static let lines: [String] = [
    #"{"action": "rows.named", "ids": [1], "payload": {"id": 3, "action": "b"}}"#,
    #"{"action": "rows.cells.set", "ids": [1, {"x": 2, "y": 1}], "payload": {"_0": 5}}"#,
  ]

  private func migrated(_ lines: [String], to new: String) throws -> (lines: [String], complaints: [String]) {
    let migration = RecordingMigration(
      recording: Array(lines.joined(separator: "\n").utf8),
      from: try model(of: ["Old.statekit.json": Self.old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["Grid"]))
    let text = String(decoding: result.contents, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), result.complaints.map(\.reason.text))
  }

  @Test func `lists get their new names, and ids get the names of their parts`() throws {
    let new = Self.grid(
      rows: #""lines": {"domain": "Row", "kind": "each", "was": ["rows"]}"#,
      row: "Int64",
      cells: #""fields": {"domain": "Cell", "kind": "each", "was": ["cells"]}"#,
      place: #""x": "Int", "row": {"type": "Int", "was": ["y"]}"#
    )
    let (lines, complaints) = try migrated(Self.lines, to: new)
    expectEqual(
      lines,
      [
        #"{"action": "lines.named", "ids": [1], "payload": {"id": 3, "action": "b"}}"#,
        #"{"action": "lines.fields.set", "ids": [1, {"x": 2, "row": 1}], "payload": {"_0": 5}}"#,
      ]
    )
    expectEqual(complaints, [])
  }

  @Test(
    arguments: [
      (
        #"{"action": "rows.named", "payload": {"id": 3, "action": "b"}}"#,
        "'ids' does not have an id for each list on the way"
      ),
      (
        #"{"action": "rows.cells.set", "ids": [1], "payload": {"_0": 5}}"#,
        "'ids' does not have an id for each list on the way"
      ),
      (
        #"{"action": "rows.cells.set", "ids": [1, {"x": 2}], "payload": {"_0": 5}}"#,
        "in an id, there is no value for 'y'"
      ),
    ]
  )
  func `a line without its ids stays, and is named`(line: String, reason: String) throws {
    let (lines, complaints) = try migrated([line], to: Self.old)
    expectEqual(lines, [line])
    expectEqual(complaints, [reason])
  }

  @Test(
    arguments: [
      (#""rows": "Row""#, "Int", "'rows' is a list in the old schemas or in the new ones, not in both"),
      (
        #""rows": {"domain": "Row", "kind": "each"}"#, "String",
        "in an id, a value of type 'Int' cannot be read as 'String'"
      ),
    ]
  )
  func `an element that is found in another way is no element`(rows: String, id: String, reason: String)
    throws
  {
    let new = Self.grid(
      rows: rows,
      row: id,
      cells: #""cells": {"domain": "Cell", "kind": "each"}"#,
      place: #""x": "Int", "y": "Int""#
    )
    let (lines, complaints) = try migrated(Self.lines, to: new)
    expectEqual(lines, Self.lines)
    expectEqual(complaints, [reason, reason])
  }

  @Test(
    arguments: [
      ("Int64", "breaking, compatible"), ("String", "breaking, breaking"),
    ]
  )
  func `ids of another type are stored in each action`(id: String, expected: String) throws {
    let new = Self.old.replacing(#""id": "Int""#, with: #""id": "\#(id)""#)
    try expectEqual(
      changes(Self.old, new),
      ["changed child Grid.rows: \(expected)", "changed property Row.id: breaking, compatible"]
    )
  }

  @Test func `the parts of an id are stored`() throws {
    let new = Self.old.replacing(#""y": "Int""#, with: #""y": "String""#)
    try expectEqual(changes(Self.old, new), ["changed property Place.y: breaking, breaking"])
  }
}
